import { useEffect, useRef, useState } from 'react';
import type { FileAt } from '../../../dataProvider/index.ts';
import { Thumb } from '../kinds/file/thumb.tsx';

/** A card's picture, fetched once the card comes near the screen. */
export function Picture({ at, isLarge }: { at: FileAt; isLarge: boolean }) {
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const made = place.current;
    if (!made) return;
    const watch = new IntersectionObserver(
      (entries) => {
        if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
        setSeen(true);
        watch.disconnect();
      },
      { rootMargin: '200px' },
    );
    watch.observe(made);
    return () => watch.disconnect();
  }, []);
  return (
    <span ref={place} style={{ width: '100%', height: '100%', minHeight: 0, overflow: 'hidden' }}>
      <Thumb at={at} alt="" isWanted={isSeen} isLarge={isLarge} />
    </span>
  );
}

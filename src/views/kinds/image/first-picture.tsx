import { styled } from '@mui/material/styles';
import { useEffect, useRef, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { firstName } from '../../../../resources/kinds/file/limits.ts';
import { useDeclared } from '../../record.ts';
import { countMessages } from '../file/count-messages.ts';
import { countIn } from '../file/files-in.ts';
import { Thumb } from '../file/thumb.tsx';
import type { CellProps } from '../kind.ts';

/** In a row of a list: the first picture, fetched once the row is on the screen, and how many there are. */
export default function FirstPicture({ name, row }: CellProps) {
  const resource = useDeclared().name;
  const place = useRef<HTMLSpanElement>(null);
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    const made = place.current;
    if (!made) return;
    const watch = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      setSeen(true);
      watch.disconnect();
    });
    watch.observe(made);
    return () => watch.disconnect();
  }, []);
  const count = countIn(row, name) ?? 0;
  const at = { resource, recordId: row.id, field: name, fileId: String(row[firstName(name)]) };
  return (
    <Place ref={place}>
      <span>
        <Thumb at={at} alt={translate(countMessages.pictures(count))} isWanted={isSeen} />
      </span>
      {count > 1 && <small aria-hidden>+{count - 1}</small>}
    </Place>
  );
}

const Place = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 6,
  verticalAlign: 'middle',
  '& > span': { width: 32, height: 24, borderRadius: 4, overflow: 'hidden' },
  '& > small': { fontSize: '0.75rem', color: 'var(--ink-3)' },
});

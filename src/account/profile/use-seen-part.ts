import { useEffect, useState } from 'react';

/** Topmost visible section of the page. */
export function useSeenPart(ids: readonly string[], isThere: boolean): string | undefined {
  const [visible, setVisible] = useState<readonly string[]>([]);
  const all = ids.join(' ');
  useEffect(() => {
    if (!isThere) return;
    const seen = new Set<string>();
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries)
          if (isIntersecting) seen.add(target.id);
          else seen.delete(target.id);
        setVisible([...seen]);
      },
      { rootMargin: '-64px 0px -50% 0px' },
    );
    for (const id of all.split(' ')) {
      const part = document.getElementById(id);
      if (part) observer.observe(part);
    }
    return () => observer.disconnect();
  }, [all, isThere]);
  return ids.find((id) => visible.includes(id));
}

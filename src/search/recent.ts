import { useCallback, useState } from 'react';
import { useSigned } from '../shell/index.ts';

const most = 8;

/** The user's last searches in this browser, until sign-out (authProvider/kept.ts). */
export function useRecent() {
  const { data } = useSigned();
  const key = data ? `naskah.kept.search.${data.user.id}` : null;
  const [, again] = useState(0);
  const recent = read(key);
  const write = useCallback(
    (searches: string[]) => {
      if (!key) return;
      try {
        if (searches.length > 0) localStorage.setItem(key, JSON.stringify(searches));
        else localStorage.removeItem(key);
      } catch {
        // Storage refused: no recent searches.
      }
      again((times) => times + 1);
    },
    [key],
  );
  const remember = useCallback(
    (q: string) => {
      const before = read(key);
      if (q && before[0] !== q) write([q, ...before.filter((other) => other !== q)].slice(0, most));
    },
    [key, write],
  );
  const forget = useCallback(() => write([]), [write]);
  return { recent, remember, forget };
}

function read(key: string | null): string[] {
  try {
    const kept: unknown = JSON.parse((key && localStorage.getItem(key)) || '[]');
    return Array.isArray(kept) ? kept.filter((q) => typeof q === 'string').slice(0, most) : [];
  } catch {
    return [];
  }
}

import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { keys } from '../cache.ts';
import './drawn-pages.css';

type Drawn = NonNullable<Awaited<ReturnType<ReturnType<typeof useNaskah>['letterPages']>>>;

/**
 * Fetches a letter's pages as the typesetter draws them.
 * @param version of the stored letter; undefined while it was never saved
 */
export function useDrawnPages(id: string, version: number | undefined, isWanted = true) {
  const { letterPages } = useNaskah();
  const { data, isError, fetchStatus } = useQuery({
    queryKey: [...keys.letter(id), 'pages', version],
    queryFn: ({ signal }) => letterPages(id, { signal }),
    enabled: isWanted && version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  return { data, isError, isPaused: fetchStatus === 'paused' };
}

/** One picture a page, which the browser paints as it comes into sight; an empty sheet until they are here. */
export function DrawnPages({ drawn }: { drawn: Drawn | null | undefined }) {
  const [urls, setUrls] = useState<string[]>([]);
  useEffect(() => {
    const made = (drawn?.pages ?? []).map((page) =>
      URL.createObjectURL(pictureOf(page, drawn?.shared ?? '')),
    );
    setUrls(made);
    return () => {
      for (const url of made) URL.revokeObjectURL(url);
    };
  }, [drawn]);
  if (!drawn || urls.length !== drawn.pages.length) return <div className="paper-page" data-waits />;
  return (
    <div className="paper-pages" aria-hidden>
      {drawn.pages.map(({ width, height }, at) => (
        <div key={urls[at]} className="paper-page">
          <img {...{ width, height }} src={urls[at]} alt="" loading="lazy" />
        </div>
      ))}
    </div>
  );
}

const names = 'xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"';

function pictureOf({ width, height, svg }: Drawn['pages'][number], shared: string): Blob {
  const size = `viewBox="0 0 ${width} ${height}" width="${width}" height="${height}"`;
  return new Blob([`<svg ${names} ${size}>`, shared, svg, '</svg>'], { type: 'image/svg+xml' });
}

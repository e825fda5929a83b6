import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { pagePicture } from '../../../lib/page-picture.ts';
import { keys } from '../cache.ts';
import type { Drawn, LinePlace } from './drawn.ts';
import './drawn-pages.css';
import { PageWords } from './page-words.tsx';

/**
 * Fetches a letter's pages as the typesetter draws them.
 * @param version of the stored letter; undefined while it was never saved
 */
export function useDrawnPages(id: string, version: number | undefined, isWanted = true) {
  const { letterPages } = useNaskah();
  const { data, isError, fetchStatus, isPlaceholderData } = useQuery({
    queryKey: [...keys.letter(id), 'pages', version],
    queryFn: ({ signal }) => letterPages(id, { signal }),
    enabled: isWanted && version !== undefined,
    staleTime: Number.POSITIVE_INFINITY,
    placeholderData: keepPreviousData,
    retry: 1,
  });
  return { data, isError, isPaused: fetchStatus === 'paused', isOfBefore: isPlaceholderData };
}

type Props = {
  drawn: Drawn | null | undefined;
  label: string;
  /** The line that is written on. */
  here?: LinePlace | null;
  /** Once the first page is painted. */
  onShown?: (() => void) | undefined;
};

/**
 * One picture a page, which the browser paints as it comes into sight, under its words; an empty sheet until they are
 * here.
 */
export function DrawnPages({ drawn, label, here, onShown }: Props) {
  const [painted, setPainted] = useState<{ pages: Drawn['pages']; urls: string[] }>();
  useEffect(() => {
    if (!drawn) return;
    const { pages, shared } = drawn;
    const urls = pages.map((page) => URL.createObjectURL(pagePicture(page, shared)));
    setPainted({ pages, urls });
    return () => {
      for (const url of urls) URL.revokeObjectURL(url);
    };
  }, [drawn]);
  if (!drawn || !painted) return <div className="paper-page" data-waits />;
  const { pages, urls } = painted;
  return (
    <article className="paper-pages" aria-label={label}>
      {pages.map(({ width, height, words }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the old picture stays until the new one is painted
        <section key={at} className="paper-page" aria-label={pageLabel(at + 1, pages.length)}>
          <div className="paper-drawn">
            <img
              {...{ width, height }}
              src={urls[at]}
              alt=""
              loading={at === 0 ? 'eager' : 'lazy'}
              decoding="sync"
              {...(at === 0 && painted.pages === drawn.pages && { onLoad: onShown, onError: onShown })}
            />
            <PageWords {...{ width, height, words }} here={here?.page === at ? here : null} />
          </div>
        </section>
      ))}
    </article>
  );
}

const pageLabel = (page: number, pages: number): string =>
  translate({ id: `Halaman ${page} dari ${pages}`, en: `Page ${page} of ${pages}` });

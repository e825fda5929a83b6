import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { type Opening, openingLabels } from '../../../resources/naskah-dinas/letter-opening.ts';
import { failureWords } from '../failure-words.ts';
import { eventTime } from '../moments.ts';
import './openings.css';

const perPage = 20;

/** Who opened a letter above Biasa, what and when (SPEC B3); asked for only once it is unfolded. */
const OpeningsSection = ({ letter }: { letter: Letter }) => {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mailbox-fact mailbox-openings"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>Catatan pembukaan</h3>
      </summary>
      {isOpen && <Openings letterId={letter.id} />}
    </details>
  );
};

export default OpeningsSection;

const Openings = ({ letterId }: { letterId: string }) => {
  const { openings } = useNaskah();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetching } = useInfiniteQuery({
    queryKey: ['letters', 'one', letterId, 'openings'],
    queryFn: ({ pageParam, signal }) => openings(letterId, { page: pageParam, perPage, signal }),
    initialPageParam: 1,
    getNextPageParam: (last, pages) => (pages.length * perPage < last.totalCount ? pages.length + 1 : null),
  });
  if (error)
    return (
      <p role="alert">
        {failureWords(error)}{' '}
        <Button variant="text" onClick={() => void refetch()}>
          Coba lagi
        </Button>
      </p>
    );
  if (!data) return <p>Memuat…</p>;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p>Belum ada yang membuka.</p>;
  return (
    <>
      <ol>
        {rows.map((row) => (
          <li key={row.id}>
            <One row={row} />
          </li>
        ))}
      </ol>
      {hasNextPage && (
        <Button variant="text" aria-busy={isFetching} onClick={() => void fetchNextPage()}>
          Tampilkan yang lebih lama
        </Button>
      )}
    </>
  );
};

const One = ({ row }: { row: Opening }) => (
  <>
    <b>{row.personName}</b>
    {row.positionName && (
      <small>
        {row.positionName}
        {row.onBehalfOf && `, atas nama ${row.onBehalfOf}`}
      </small>
    )}
    <span>{whatWords(row)}</span>
    <small>
      <time dateTime={row.at}>{eventTime(row.at)}</time>
      {row.times > 1 && `, ${row.times} kali hari itu`}
    </small>
  </>
);

/** "Lampiran diunduh: peta.pdf, tanpa tanda air". */
const whatWords = ({ kind, fileName, isUnmarked }: Opening): string =>
  `${openingLabels[kind]}${fileName ? `: ${fileName}` : ''}${isUnmarked ? ', tanpa tanda air' : ''}`;

import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type Opening, openingLabels } from '../../../domain/letters/letter-opening.ts';
import { say, type Words } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { commonWords } from '../../ui/words.ts';
import { eventTime } from '../moments.ts';
import './openings.css';

const openingWords = {
  openings: { id: 'Catatan pembukaan', en: 'Record of openings' },
  waiting: { id: 'Memuat…', en: 'Loading…' },
  none: { id: 'Belum ada yang membuka.', en: 'Nobody has opened it yet.' },
  older: { id: 'Tampilkan yang lebih lama', en: 'Show older ones' },
  onBehalfOf: (name: string): Words => ({ id: `, atas nama ${name}`, en: `, on behalf of ${name}` }),
  timesThatDay: (times: number): Words => ({
    id: `, ${times} kali hari itu`,
    en: `, ${times} ${times === 1 ? 'time' : 'times'} that day`,
  }),
  unmarked: { id: ', tanpa tanda air', en: ', without a watermark' },
} satisfies Record<string, Words | ((...given: never[]) => Words)>;

const perPage = 20;

/** Who opened a letter above Biasa, what and when (SPEC B3); fetched once unfolded. */
function OpeningsSection({ letter }: { letter: Letter }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details
      className="mailbox-fact mailbox-openings"
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary>
        <h3>{say(openingWords.openings)}</h3>
      </summary>
      {isOpen && <Openings letterId={letter.id} />}
    </details>
  );
}

export default OpeningsSection;

function Openings({ letterId }: { letterId: string }) {
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
        {failureMessage(error)}{' '}
        <Button variant="text" onClick={() => void refetch()}>
          {say(commonWords.retry)}
        </Button>
      </p>
    );
  if (!data) return <p>{say(openingWords.waiting)}</p>;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p>{say(openingWords.none)}</p>;
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
          {say(openingWords.older)}
        </Button>
      )}
    </>
  );
}

function One({ row }: { row: Opening }) {
  return (
    <>
      <b>{row.personName}</b>
      {row.positionName && (
        <small>
          {row.positionName}
          {row.onBehalfOf && say(openingWords.onBehalfOf(row.onBehalfOf))}
        </small>
      )}
      <span>{whatWords(row)}</span>
      <small>
        <time dateTime={row.at}>{eventTime(row.at)}</time>
        {row.times > 1 && say(openingWords.timesThatDay(row.times))}
      </small>
    </>
  );
}

/** "Lampiran diunduh: peta.pdf, tanpa tanda air". */
const whatWords = ({ kind, fileName, isUnmarked }: Opening): string =>
  `${say(openingLabels[kind])}${fileName ? `: ${fileName}` : ''}${isUnmarked ? say(openingWords.unmarked) : ''}`;

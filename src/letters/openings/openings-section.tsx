import Button from '@mui/material/Button';
import { useInfiniteQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { type Opening, openingLabels } from '../../../domain/letters/letter-opening.ts';
import { type Message, type Messages, translate } from '../../../lib/language.ts';
import { failureMessage } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { eventTime } from '../moments.ts';
import './openings.css';

const openingMessages = {
  openings: { id: 'Catatan pembukaan', en: 'Record of openings' },
  waiting: { id: 'Memuat…', en: 'Loading…' },
  none: { id: 'Belum ada yang membuka.', en: 'Nobody has opened it yet.' },
  older: { id: 'Tampilkan yang lebih lama', en: 'Show older ones' },
  onBehalfOf: (name: string): Message => ({ id: `, atas nama ${name}`, en: `, on behalf of ${name}` }),
  timesThatDay: (times: number): Message => ({
    id: `, ${times} kali hari itu`,
    en: `, ${times} ${times === 1 ? 'time' : 'times'} that day`,
  }),
  unmarked: { id: ', tanpa tanda air', en: ', without a watermark' },
} satisfies Messages;

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
        <h3>{translate(openingMessages.openings)}</h3>
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
          {translate(commonMessages.retry)}
        </Button>
      </p>
    );
  if (!data) return <p>{translate(openingMessages.waiting)}</p>;
  const rows = data.pages.flatMap(({ items }) => items);
  if (rows.length === 0) return <p>{translate(openingMessages.none)}</p>;
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
          {translate(openingMessages.older)}
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
          {row.onBehalfOf && translate(openingMessages.onBehalfOf(row.onBehalfOf))}
        </small>
      )}
      <span>{whatWords(row)}</span>
      <small>
        <time dateTime={row.at}>{eventTime(row.at)}</time>
        {row.times > 1 && translate(openingMessages.timesThatDay(row.times))}
      </small>
    </>
  );
}

/** "Lampiran diunduh: peta.pdf, tanpa tanda air". */
const whatWords = ({ kind, fileName, isUnmarked }: Opening): string =>
  `${translate(openingLabels[kind])}${fileName ? `: ${fileName}` : ''}${isUnmarked ? translate(openingMessages.unmarked) : ''}`;

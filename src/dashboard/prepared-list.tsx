import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { letterName } from '../../domain/letters/letter-name.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber, formatShortDate } from '../ui/format.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { messages } from './messages.ts';

/** Drafts that a secretary prepared for the official and has not sent; nothing where there are none. */
export function PreparedList() {
  const { listPrepared } = useNaskah();
  const { data } = useQuery({
    queryKey: ['letters', 'draft', 'prepared', 'first'],
    queryFn: ({ signal }) => listPrepared({ page: 1, perPage: 5, signal }),
  });
  if (!data || data.totalCount === 0) return null;
  return (
    <section className="card tasks" aria-labelledby="disiapkan">
      <header>
        <h2 id="disiapkan">{translate(messages.prepared)}</h2>
        <SoftChip>{formatNumber(data.totalCount)}</SoftChip>
        <span className="grow" />
        <Button variant="text" component={LinkBase} to="/naskah-dinas/tugas/disiapkan">
          {translate(messages.seePrepared)}
        </Button>
      </header>
      <ul>
        {data.items.map((letter) => (
          <li key={letter.id}>
            <LinkBase to={`/naskah-dinas/${letter.id}/edit`}>
              <span>
                <SoftChip>{translate(messages.draft)}</SoftChip>
              </span>
              <span className="task-words">
                <b title={letter.subject}>{letterName(letter)}</b>
                <small>{letter.categoryName}</small>
              </span>
              <small>{formatShortDate(letter.updatedAt)}</small>
            </LinkBase>
          </li>
        ))}
      </ul>
    </section>
  );
}

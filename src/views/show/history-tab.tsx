import { styled } from '@mui/material/styles';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkBase, useCreatePath, useResourceContext } from 'react-admin';
import { type HistoryItem, useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatDateTime } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { PageLinks } from '../../ui/page-links.tsx';
import { formerParameter } from '../form/values-parameter.ts';
import { messages } from '../messages.ts';
import { Bar, Delayed } from '../page/skeleton.tsx';
import { isWritable, type Row } from '../record.ts';
import { HistoryChange } from './history-change.tsx';
import { actionMessages, showMessages } from './show-messages.ts';

const perPage = 20;

export function HistoryTab({ resource, row }: { resource: Resource; row: Row }) {
  const naskah = useNaskah();
  const mayChange = isWritable(row);
  const [page, setPage] = useState(1);
  const { data, error, refetch } = useQuery({
    // With the version, so that a save shows at once.
    queryKey: [resource.name, 'history', row.id, { page, version: row.version }],
    queryFn: ({ signal }) => naskah.historyOf(resource.name, row.id, { page, perPage, signal }),
    placeholderData: keepPreviousData,
  });
  if (error)
    return (
      <EmptyState
        title={translate(showMessages.historyFailed)}
        text={failureMessage(error)}
        onRetry={refetch}
      />
    );
  if (!data)
    return (
      <Delayed role="status" aria-label={translate(commonMessages.loading)}>
        {[0, 1, 2, 3].map((line) => (
          <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', margin: '20px 0' }} />
        ))}
      </Delayed>
    );
  if (data.items.length === 0)
    return (
      <EmptyState
        title={translate(showMessages.historyEmpty)}
        text={translate(showMessages.historyEmptyText)}
      />
    );
  const pages = Math.ceil(data.totalCount / perPage);
  return (
    <>
      <Entries>
        {data.items.map((item) => (
          <Entry key={item.id} resource={resource} item={item}>
            {mayChange && item.hasFormer && <FormerLink resource={resource} id={row.id} entry={item.id} />}
          </Entry>
        ))}
      </Entries>
      {pages > 1 && <PageLinks page={page} pages={pages} onPage={setPage} />}
    </>
  );
}

type EntryProps = { resource: Resource; item: HistoryItem; children: ReactNode };

function Entry({ resource, item, children }: EntryProps) {
  const name = item.by?.label ?? translate(messages.system);
  const changes = item.changes.map((change) => (
    <HistoryChange key={change.field} resource={resource} change={change} />
  ));
  const isFirst = item.action === 'create' || item.action === 'import';
  return (
    <li>
      <Avatar name={name} picture={item.by?.urlImage} />
      <div>
        <header>
          <b>{translate(actionMessages(item.action, resource.actions))}</b> {translate(showMessages.by(name))}
          {item.as && <small>{item.as.label}</small>}
          {item.via && <small>{translate(showMessages.via(item.via))}</small>}
          <time dateTime={item.at}>{formatDateTime(item.at)}</time>
        </header>
        {item.revealed && (
          <p>
            {item.revealed.label}: {item.revealed.reason}
          </p>
        )}
        {isFirst && changes.length > 0 ? (
          <details>
            <summary>{translate(showMessages.firstValues(changes.length))}</summary>
            <dl>{changes}</dl>
          </details>
        ) : changes.length > 0 ? (
          <dl>{changes}</dl>
        ) : (
          item.action === 'update' && <p>{translate(showMessages.nothingShown)}</p>
        )}
        {children}
      </div>
    </li>
  );
}

type FormerProps = { resource: Resource; id: string; entry: string };

/** To the record's form, filled with what the change took away. */
function FormerLink({ resource, id, entry }: FormerProps) {
  const createPath = useCreatePath();
  // Where a page shows another look at the records, its form is that one's.
  const name = useResourceContext() ?? resource.name;
  return (
    <LinkBase
      className="former"
      to={`${createPath({ resource: name, type: 'edit', id })}?${formerParameter}=${encodeURIComponent(entry)}`}
    >
      {translate(showMessages.bringBack)}
    </LinkBase>
  );
}

const Entries = styled('ol')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& > li': { display: 'flex', gap: 12, padding: '14px 0' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > div': { flex: 1, minWidth: 0 },
  '& header': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', gap: '0 6px' },
  '& header b': { fontWeight: 650 },
  '& small, & time': { fontSize: '0.75rem', lineHeight: '20px', color: 'var(--ink-3)' },
  '& small::before': { content: '"· "' },
  '& time': { marginLeft: 'auto' },
  '& dl': { margin: '6px 0 0' },
  '& summary': { cursor: 'pointer', color: 'var(--accent-ink)', padding: '4px 0', width: 'fit-content' },
  '& p': { margin: 0, color: 'var(--ink-3)' },
  '& .former': { display: 'inline-block', padding: '4px 0', color: 'var(--accent-ink)', fontWeight: 550 },
});

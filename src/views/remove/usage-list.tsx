import { styled } from '@mui/material/styles';
import { LinkBase, useCreatePath } from 'react-admin';
import type { Usage } from '../../../domain/calls/record-bulk.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { referencesTo } from '../../../resources/index.ts';
import { formatNumber } from '../../ui/format.ts';
import { filteredList } from '../list-link.ts';
import { removeMessages } from './messages.ts';

/** What still uses a record: counts, some names, and a link to all where permitted. */
export function UsageList({ resource, id, usage }: { resource: Resource; id: string; usage: Usage[] }) {
  const createPath = useCreatePath();
  return (
    <List>
      {usage.map((user) => {
        const number = formatNumber(user.count);
        const count = user.isMore ? translate(removeMessages.moreThan(number)) : number;
        const list = listOf(resource, user);
        return (
          <li key={`${user.resource} ${user.field} ${user.label}`}>
            <div>
              <b>
                {count} {user.label.toLowerCase()}
              </b>
              {user.fieldLabel && <small> {translate(removeMessages.through(user.fieldLabel))}</small>}
              {user.records.length > 0 && (
                <p>
                  {user.records.map((record, at) => (
                    <span key={record.id}>
                      {at > 0 && ', '}
                      {user.resource && list ? (
                        <LinkBase to={createPath({ resource: user.resource, type: 'show', id: record.id })}>
                          {record.label}
                        </LinkBase>
                      ) : (
                        record.label
                      )}
                    </span>
                  ))}
                  {user.count > user.records.length && ', …'}
                </p>
              )}
            </div>
            {list && (
              <LinkBase
                to={filteredList(createPath({ resource: list.name, type: 'list' }), { [list.field]: id })}
              >
                {translate(removeMessages.showAll(count))}
              </LinkBase>
            )}
          </li>
        );
      })}
    </List>
  );
}

/** List filtered by the referring field; the server decides who may open it. */
function listOf(resource: Resource, { resource: name, field, path }: Usage) {
  if (!name || !field || !path) return undefined;
  const user = referencesTo(resource.name).find((one) => one.resource.name === name && one.field === field);
  if (!user || (user.many && !user.resource.filters.includes(field))) return undefined;
  return { name, field };
}

const List = styled('ul')({
  listStyle: 'none',
  margin: '10px 0',
  padding: 0,
  maxHeight: '46vh',
  overflow: 'auto',
  borderTop: '1px solid var(--line)',
  '& li': {
    display: 'flex',
    gap: 16,
    justifyContent: 'space-between',
    padding: '10px 0',
    borderBottom: '1px solid var(--line)',
  },
  '& li > div': { minWidth: 0 },
  '& li > a': { flex: 'none', alignSelf: 'start' },
  '& b': { fontWeight: 650, color: 'var(--ink)' },
  '& small': { fontSize: '0.75rem', color: 'var(--ink-3)' },
  '& p': { margin: '2px 0 0', fontSize: '0.75rem', lineHeight: '18px', overflowWrap: 'anywhere' },
  '& a': { color: 'var(--accent-ink)' },
  '@media (max-width: 599px)': { '& li': { flexDirection: 'column', gap: 4 } },
});

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { LinkBase, useCreatePath } from 'react-admin';
import type { RoleWay } from '../../../domain/calls/permissions.ts';
import { translate } from '../../../lib/language.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useMayUse } from '../use-may-use.ts';
import { periodWords, recordOf, wayMessages as said, wayWords } from './way-words.ts';

type Props = { ways: readonly RoleWay[]; of: 'role' | 'person' };

/** A line each: the person or the role, the way, and whether it is of the main entry. */
export function WaysList({ ways, of }: Props) {
  return (
    <Lines>
      {ways.map((way) => (
        <li key={[way.kind, way.userId, way.roleId, way.recordId].join(' ')}>
          <b>
            {of === 'role' ? (
              <To resource="manajemen-user.user" id={way.userId} name={way.personName} />
            ) : (
              <To resource="manajemen-user.role" id={way.roleId} name={way.roleName} />
            )}
          </b>
          <span className="way">
            <Way way={way} />
            {periodWords(way) && <small>{periodWords(way)}</small>}
          </span>
          <span className="chips">
            {!way.isRoleActive && <SoftChip tone="warn">{translate(said.inactive)}</SoftChip>}
            {way.isNow ? (
              <SoftChip tone={way.isMain ? 'accent' : 'neutral'}>
                {translate(way.isMain ? said.main : said.own)}
              </SoftChip>
            ) : (
              <SoftChip>{translate(said.later)}</SoftChip>
            )}
          </span>
        </li>
      ))}
    </Lines>
  );
}

/** The way in words, leading to the record that gives it. */
function Way({ way }: { way: RoleWay }) {
  const id = way.kind === 'post' ? way.positionId : way.recordId;
  const words = wayWords(way);
  return way.kind === 'person' || !id ? (
    <span>{words}</span>
  ) : (
    <To resource={recordOf[way.kind]} id={id} name={words} />
  );
}

function To({ resource, id, name }: { resource: string; id: string; name: ReactNode }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  if (!mayUse(resource)) return <span>{name}</span>;
  return <LinkBase to={createPath({ resource, id, type: 'show' })}>{name}</LinkBase>;
}

const Lines = styled('ul')({
  listStyle: 'none',
  margin: 0,
  padding: 0,
  '& li': {
    display: 'grid',
    gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr) 170px',
    gap: '2px 16px',
    alignItems: 'baseline',
    padding: '8px 0',
  },
  '& li + li': { borderTop: '1px solid var(--line)' },
  '& b': { fontWeight: 650, overflowWrap: 'anywhere' },
  '& a': { color: 'var(--accent-ink)' },
  '& .way': { display: 'grid', overflowWrap: 'anywhere' },
  '& small': { color: 'var(--ink-3)', fontSize: '0.75rem' },
  '& .chips': { display: 'flex', flexWrap: 'wrap', justifyContent: 'end', gap: 6 },
  '@media (max-width: 599.95px)': {
    '& li': { gridTemplateColumns: 'minmax(0, 1fr)' },
    '& .chips': { justifyContent: 'start' },
  },
});

import { styled } from '@mui/material/styles';
import { verbs } from '../../../domain/access/rights.ts';
import type { CellProps } from '../kinds/kind.ts';
import { HeldBy } from './held-by.tsx';
import { privilegeMessages } from './messages.ts';

/** The path of a privilege, and which roles have it. */
export default function PathValue({ name, row }: CellProps) {
  const path = String(row[name] ?? '');
  return (
    <Line>
      <code>{path}</code>
      <HeldBy
        resource="manajemen-user.role"
        filter={{ privilegedList: [path, ...verbs.map((verb) => `${path}:${verb}`)].join(',') }}
        messages={privilegeMessages.heldByRoles}
      />
    </Line>
  );
}

const Line = styled('span')({ display: 'flex', flexWrap: 'wrap', gap: '2px 16px' });

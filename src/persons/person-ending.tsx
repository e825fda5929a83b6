import { styled } from '@mui/material/styles';
import { HandOverButton } from '../hand-over/index.ts';
import type { Row } from '../views/parts.ts';

/** Before an account is closed: what is open there can be handed over first. */
export default function PersonEnding({ row }: { row: Row }) {
  return (
    <Room>
      <HandOverButton userId={row.id} personName={String(row.personName ?? '')} isActive={row.isActive} />
    </Room>
  );
}

const Room = styled('div')({ marginTop: 14, '&:empty': { display: 'none' } });

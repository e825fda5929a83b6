import { GeneratedShow } from '../../views/index.ts';
import type { Row } from '../../views/parts.ts';
import LeftBehind from './left-behind.tsx';

/** Somebody's holding of a post as every record is shown, with what they left there once it has ended. */
export default function HoldingPage() {
  return <GeneratedShow Notice={Left} />;
}

const Left = ({ row }: { row: Row }) => (
  <LeftBehind positionId={String(row.positionId)} fromUserId={String(row.userId)} />
);

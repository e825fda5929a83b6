import { GeneratedShow } from '../../views/index.ts';
import type { Row } from '../../views/parts.ts';
import LeftBehind from './left-behind.tsx';

/** A post assignment's record page, with the letters left behind once it has ended. */
export default function HoldingPage() {
  return <GeneratedShow Notice={Left} />;
}

function Left({ row }: { row: Row }) {
  return <LeftBehind positionId={String(row.positionId)} fromUserId={String(row.userId)} />;
}

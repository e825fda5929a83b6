import { GeneratedShow } from '../views/index.ts';
import type { Row } from '../views/parts.ts';
import { RunsCard } from './runs-card.tsx';
import { WebhookCard } from './webhook-card.tsx';

/** A trigger's record page, with its webhook and the log of its runs. */
export default function TriggerPage() {
  return <GeneratedShow Below={Below} />;
}

function Below({ row }: { row: Row }) {
  return (
    <>
      {typeof row.webhookUrl === 'string' && row.webhookUrl !== '' && <WebhookCard row={row} />}
      <RunsCard row={row} />
    </>
  );
}

import { letterLife } from '../../../domain/letters/letter-life.ts';
import type { Snooze } from '../../../domain/letters/snooze.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { Marked } from '../../ui/marked.tsx';
import { marked } from '../../ui/match.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import SnoozeMark from '../snoozing/snooze-mark.tsx';
import './row-extras.css';

export type RowExtra =
  | { hits: { total: number; atLeast: boolean } }
  | { snooze: Snooze }
  /** Received before its sender cancelled it. */
  | { isCancelled: true }
  | { text: string; typed: string; number?: string | null | undefined };

/** How many were found, the mark of what is put off or cancelled, or a text with what was searched for marked in it. */
function RowExtras(extra: RowExtra) {
  if ('hits' in extra) return <Hits {...extra.hits} />;
  if ('isCancelled' in extra)
    return <SoftChip tone="danger">{translate(letterLife.cancelled.label)}</SoftChip>;
  if ('snooze' in extra) return <SnoozeMark snooze={extra.snooze} />;
  const { text, typed, number } = extra;
  const isNumber = number?.toLowerCase().includes(typed.trim().toLowerCase());
  return <Marked segments={marked(typed, isNumber ? `${number} · ${text}` : text)} />;
}

export default RowExtras;

function Hits({ total, atLeast }: { total: number; atLeast: boolean }) {
  return (
    <p className="mailbox-hits" role="status">
      {translate(hits(total, atLeast ? '+' : ''))}
    </p>
  );
}

const hits = (count: number, more: string): Message => ({
  id: `${formatNumber(count)}${more} hasil`,
  en: `${formatNumber(count)}${more} ${count === 1 ? 'result' : 'results'}`,
});

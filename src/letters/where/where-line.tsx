import TriangleAlert from 'lucide-react/icons/triangle-alert';
import type { LetterListItem } from '../../../domain/letters/letter-rows.ts';
import { targetAt } from '../../../domain/letters/target-time.ts';
import { upperFirst } from '../../../lib/formats.ts';
import { pressure, untilWords } from '../moments.ts';
import { whereWords } from './where.ts';
import './where.css';

/** The same in a list row: holder, since when, and whether late. */
export function WhereLine({ item, now = new Date() }: { item: LetterListItem; now?: Date }) {
  const dueAt =
    item.holderSince && !item.awaitsSeal && targetAt(item.holderSince, item.urgency).toISOString();
  return (
    <>
      {dueAt && pressure(dueAt, now) === 'late' && (
        <span className="mailbox-where-late">
          <TriangleAlert size={13} strokeWidth={1.6} aria-hidden /> {upperFirst(untilWords(dueAt, now))}.{' '}
        </span>
      )}
      {whereWords(item, now)}
    </>
  );
}

import type { UnitFigures } from '../../domain/calls/dashboard.ts';
import { countedUpTo } from '../../domain/dashboard.ts';
import { translate } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';
import { messages } from './messages.ts';
import { type Shown, stripOf } from './strip.ts';
import { Tile } from './tile.tsx';

type Props = {
  summaries: readonly Shown[] | undefined;
  isPending: boolean;
  /** `waiting` reserves its place while it loads. */
  unit: UnitFigures | 'waiting' | null | undefined;
};

/** Figures of the day, each with a link; nothing where the server has none. */
export function Figures({ summaries, isPending, unit }: Props) {
  if (!isPending && !summaries?.length) return null;
  const isWaiting = unit === 'waiting';
  const figures = isWaiting ? null : unit;
  const pace = figures?.responseDays ?? null;
  return (
    <section className="figures" aria-label={translate(messages.waiting)} aria-busy={isPending}>
      {isPending && ['a', 'b', 'c', 'd', 'e'].map((key) => <Coming key={key} />)}
      {stripOf(summaries ?? []).map((summary) => (
        <Figure key={summary.key} summary={summary} />
      ))}
      {!isPending && isWaiting && <Coming />}
      {/* Not before the others: it would push aside their placeholders. */}
      {!isPending && pace !== null && (
        <Tile
          label={translate(messages.response)}
          value={translate(messages.days(pace))}
          hint={paceWords(pace, figures?.responseDaysBefore ?? null)}
        />
      )}
    </section>
  );
}

function Coming() {
  return (
    <div className="figure is-coming">
      <i />
    </div>
  );
}

function Figure({ summary: { label, value, hint, href, late = 0, oldest } }: { summary: Shown }) {
  return (
    <Tile
      label={label}
      value={value >= countedUpTo && oldest !== undefined ? `${countedUpTo - 1}+` : formatNumber(value)}
      hint={hint}
      isLate={late > 0}
      to={href}
    />
  );
}

/** "Turun 0,4 dari bulan lalu" */
export function paceWords(days: number, before: number | null): string {
  if (before === null) return translate(messages.responseHint);
  const change = Math.round((days - before) * 10) / 10;
  if (change === 0) return translate(messages.same);
  return translate(change < 0 ? messages.down(-change) : messages.up(change));
}

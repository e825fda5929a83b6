import type { UnitFigures } from '../../domain/calls/dashboard.ts';
import { countedUpTo } from '../../domain/dashboard.ts';
import { say } from '../../lib/language.ts';
import { formatNumber } from '../ui/format.ts';
import { type Shown, stripOf } from './strip.ts';
import { Tile } from './tile.tsx';
import { words } from './words.ts';

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
    <section className="figures" aria-label={say(words.waiting)} aria-busy={isPending}>
      {isPending && ['a', 'b', 'c', 'd', 'e'].map((key) => <Coming key={key} />)}
      {stripOf(summaries ?? []).map((summary) => (
        <Figure key={summary.key} summary={summary} />
      ))}
      {!isPending && isWaiting && <Coming />}
      {/* Not before the others: it would push aside their placeholders. */}
      {!isPending && pace !== null && (
        <Tile
          label={say(words.response)}
          value={say(words.days(pace))}
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
  if (before === null) return say(words.responseHint);
  const change = Math.round((days - before) * 10) / 10;
  if (change === 0) return say(words.same);
  return say(change < 0 ? words.down(-change) : words.up(change));
}

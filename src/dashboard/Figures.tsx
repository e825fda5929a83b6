import { countedUpTo, type UnitFigures } from '../../resources/dashboard.ts';
import { formatNumber } from '../shell/index.ts';
import { type Shown, stripOf } from './strip.ts';
import { Tile } from './Tile.tsx';
import { words } from './words.ts';

type Props = {
  summaries: readonly Shown[] | undefined;
  isPending: boolean;
  unit: UnitFigures | null | undefined;
};

/** The day in figures, each with where to go on. A server without them leaves the place empty. */
export function Figures({ summaries, isPending, unit }: Props) {
  if (!isPending && !summaries?.length) return null;
  const pace = unit?.responseDays ?? null;
  return (
    <section className="figures" aria-label={words.waiting.id} aria-busy={isPending}>
      {isPending &&
        ['a', 'b', 'c', 'd', 'e'].map((key) => (
          <div key={key} className="figure">
            <i />
          </div>
        ))}
      {stripOf(summaries ?? []).map((summary) => (
        <Figure key={summary.key} summary={summary} />
      ))}
      {pace !== null && (
        <Tile
          label={words.response.id}
          value={`${oneDigit(pace)} ${words.day.id}`}
          hint={paceWords(pace, unit?.responseDaysBefore ?? null)}
        />
      )}
    </section>
  );
}

const Figure = ({ summary: { label, value, hint, href, late = 0, oldest } }: { summary: Shown }) => (
  <Tile
    label={label}
    value={value >= countedUpTo && oldest !== undefined ? `${countedUpTo - 1}+` : formatNumber(value)}
    hint={hint}
    isLate={late > 0}
    to={href}
  />
);

const oneDigit = (days: number): string => days.toLocaleString('id-ID', { maximumFractionDigits: 1 });

/** "Turun 0,4 dari bulan lalu" */
export function paceWords(days: number, before: number | null): string {
  if (before === null) return words.responseHint.id;
  const change = Math.round((days - before) * 10) / 10;
  if (change === 0) return words.same.id;
  const way = change < 0 ? words.down : words.up;
  return `${way.id} ${oneDigit(Math.abs(change))} ${words.than.id}`;
}

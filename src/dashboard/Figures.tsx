import { LinkBase } from 'react-admin';
import { countedUpTo, type UnitFigures } from '../../resources/dashboard.ts';
import { formatNumber } from '../shell/index.ts';
import { type Shown, stripOf } from './strip.ts';
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
        <div className="figure">
          <span className="figure-label">{words.response.id}</span>
          <b>
            {oneDigit(pace)} {words.day.id}
          </b>
          <span className="figure-hint">{paceWords(pace, unit?.responseDaysBefore ?? null)}</span>
        </div>
      )}
    </section>
  );
}

function Figure({ summary: { label, value, hint, href, late = 0, oldest } }: { summary: Shown }) {
  const content = (
    <>
      <span className="figure-label">{label}</span>
      <b>{value >= countedUpTo && oldest !== undefined ? `${countedUpTo - 1}+` : formatNumber(value)}</b>
      {hint && <span className={late > 0 ? 'figure-hint late' : 'figure-hint'}>{hint}</span>}
    </>
  );
  return href ? (
    <LinkBase className="figure" to={href}>
      {content}
    </LinkBase>
  ) : (
    <div className="figure">{content}</div>
  );
}

const oneDigit = (days: number): string => days.toLocaleString('id-ID', { maximumFractionDigits: 1 });

/** "Turun 0,4 dari bulan lalu" */
export function paceWords(days: number, before: number | null): string {
  if (before === null) return words.responseHint.id;
  const change = Math.round((days - before) * 10) / 10;
  if (change === 0) return words.same.id;
  const way = change < 0 ? words.down : words.up;
  return `${way.id} ${oneDigit(Math.abs(change))} ${words.than.id}`;
}

import Button from '@mui/material/Button';
import { type KeyboardEvent, type ReactNode, useId, useRef, useState } from 'react';
import { translate } from '../../../lib/language.ts';
import { formatNumber } from '../../ui/format.ts';
import { messages } from '../messages.ts';
import { ChartTable } from './chart-table.tsx';
import './chart.css';

/** A group of bars: full name, label below, a value per series. */
export type Bar = { key: string; name: string; label?: string; values: readonly number[] };
type Props = {
  title: string;
  /** What is counted, in one sentence; also the chart's description for screen readers. */
  about: string;
  series: readonly string[];
  bars: readonly Bar[];
  /** The table behind it, where it says more than the bars. */
  table?: { head: readonly string[]; rows: readonly (readonly [string, ...number[]])[] };
  /** Heading of the table's first column; default: the title. */
  head?: string;
  /** The span, below right: "Sep–Nov". */
  span?: string;
  empty: string;
  children?: ReactNode;
};

/**
 * Bars walked group by group (arrows, Home, End), with text below and a table on demand. Plain elements: the home
 * page is part of the first load.
 */
export function Bars({ title, about, series, bars, table, head, span, empty, children }: Props) {
  const id = useId();
  const [isTable, setTable] = useState(false);
  const most = Math.max(1, ...bars.flatMap(({ values }) => values));
  const isEmpty = bars.every(({ values }) => values.every((value) => value === 0));
  return (
    <section className="card chart" aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        <span className="grow" />
        {!isEmpty && (
          <Button
            variant="text"
            aria-label={isTable ? translate(messages.asChart) : translate(messages.asTable)}
            onClick={() => setTable(!isTable)}
          >
            {isTable ? translate(messages.chart) : translate(messages.table)}
          </Button>
        )}
      </header>
      {isEmpty && <p className="chart-empty">{empty}</p>}
      {!isEmpty && isTable && (
        <ChartTable
          caption={about}
          head={table?.head ?? [head ?? title, ...series]}
          rows={table?.rows ?? bars.map(({ name, values }) => [name, ...values] as const)}
        />
      )}
      {!isEmpty && !isTable && <Drawn about={about} series={series} bars={bars} most={most} span={span} />}
      {!isEmpty && children}
    </section>
  );
}

type DrawnProps = Pick<Props, 'about' | 'series' | 'bars'> & { most: number; span: string | undefined };

function Drawn({ about, series, bars, most, span }: DrawnProps) {
  const [at, setAt] = useState(bars.length - 1);
  const [isLooking, setLooking] = useState(false);
  const row = useRef<HTMLDivElement>(null);
  const looked = isLooking ? bars[at] : undefined;
  const onKey = (event: KeyboardEvent) => {
    const next = { ArrowLeft: at - 1, ArrowRight: at + 1, Home: 0, End: bars.length - 1 }[event.key];
    if (next === undefined || next < 0 || next >= bars.length) return;
    event.preventDefault();
    setAt(next);
    row.current?.querySelectorAll<HTMLElement>('button')[next]?.focus();
  };
  const look = (index: number) => {
    setAt(index);
    setLooking(true);
  };
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for forms */}
      <div
        ref={row}
        role="group"
        aria-label={about}
        className="bars"
        onKeyDown={onKey}
        onPointerLeave={() => setLooking(false)}
        onBlur={() => setLooking(false)}
      >
        {bars.map(({ key, name, values }, index) => (
          <button
            key={key}
            type="button"
            tabIndex={index === at ? 0 : -1}
            aria-label={inWords(name, series, values)}
            onFocus={() => look(index)}
            onPointerEnter={() => look(index)}
          >
            {values.map((value, of) => (
              <i key={series[of]} className={`bar-${of}`} style={{ height: `${(value / most) * 100}%` }} />
            ))}
          </button>
        ))}
      </div>
      {bars.some(({ label }) => label) && (
        <div className="bars-labels" aria-hidden="true">
          {bars.map(({ key, label }) => (
            <span key={key}>{label}</span>
          ))}
        </div>
      )}
      <p className="chart-legend">
        {looked ? (
          <span>{inWords(looked.name, series, looked.values)}</span>
        ) : (
          <>
            {series.map((name, of) => (
              <span key={name}>
                <i className={`bar-${of}`} aria-hidden="true" />
                {name} {formatNumber(bars.reduce((sum, { values }) => sum + (values[of] ?? 0), 0))}
              </span>
            ))}
            <span className="grow" />
            {span}
          </>
        )}
      </p>
    </>
  );
}

/** "16–22 Nov: Masuk 12, Keluar 9" */
const inWords = (name: string, series: readonly string[], values: readonly number[]): string =>
  `${name}: ${series.map((of, index) => `${of} ${formatNumber(values[index] ?? 0)}`).join(', ')}`;

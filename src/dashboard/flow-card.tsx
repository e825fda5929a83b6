import type { UnitFigures } from '../../domain/calls/dashboard.ts';
import { translate } from '../../lib/language.ts';
import { plusDays, startOfDayInWib } from '../../lib/wib.ts';
import { dateFormat, formatNumber, formatShortDate } from '../ui/format.ts';
import { StatusDot } from '../ui/status-dot.tsx';
import { Bars } from './chart/bars.tsx';
import { messages } from './messages.ts';

export function FlowCard({ figures }: { figures: UnitFigures }) {
  const { weeks } = figures;
  const sum = (key: 'received' | 'open' | 'sent') => weeks.reduce((total, week) => total + week[key], 0);
  const [received, open] = [sum('received'), sum('open')];
  return (
    <Bars
      title={translate(messages.flow)}
      about={translate(messages.flowScope)}
      series={[translate(messages.received), translate(messages.sent)]}
      bars={weeks.map((week) => ({
        key: week.from,
        name: weekWords(week.from),
        values: [week.received, week.sent],
      }))}
      table={{
        head: [
          translate(messages.week),
          translate(messages.received),
          'Open',
          'Closed',
          translate(messages.sent),
        ],
        rows: weeks.map((week) => [
          weekWords(week.from),
          week.received,
          week.open,
          week.received - week.open,
          week.sent,
        ]),
      }}
      span={spanWords(weeks[0]?.from, weeks.at(-1)?.from)}
      empty={translate(messages.noFlow)}
    >
      <p className="chart-legend">
        <span>
          <StatusDot isOpen labelled /> <b>{formatNumber(open)}</b>
        </span>
        <span>
          <StatusDot isOpen={false} labelled /> <b>{formatNumber(received - open)}</b>
        </span>
      </p>
    </Bars>
  );
}

const month = dateFormat({ month: 'short' });
const at = (day: string) => new Date(startOfDayInWib(day));

/** "16–22 Nov", "30 Nov–6 Des" */
export function weekWords(from: string): string {
  const to = plusDays(from, 6);
  const isOneMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${isOneMonth ? Number(from.slice(8)) : formatShortDate(at(from))}–${formatShortDate(at(to))}`;
}

/** "Sep–Nov" */
const spanWords = (first?: string, last?: string): string =>
  first && last ? `${month(at(first))}–${month(at(plusDays(last, 6)))}` : '';

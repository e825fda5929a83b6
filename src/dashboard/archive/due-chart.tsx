import type { DueMonth } from '../../../domain/calls/dashboard.ts';
import { lateMonth } from '../../../domain/dashboard.ts';
import { say } from '../../../lib/language.ts';
import { dateFormat } from '../../ui/format.ts';
import { Bars } from '../chart/bars.tsx';
import { words } from './words.ts';

const short = dateFormat({ month: 'short', timeZone: 'UTC' });
const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

export function DueChart({ due }: { due: readonly DueMonth[] }) {
  return (
    <Bars
      title={say(words.due)}
      about={say(words.dueAbout)}
      series={[say(words.transfer), say(words.destroy), say(words.appraise)]}
      bars={due.map(({ month, transfer, destroy, appraise }) => ({
        key: month,
        name: month === lateMonth ? say(words.before) : long(first(month)),
        label: month === lateMonth ? say(words.past) : short(first(month)),
        values: [transfer, destroy, appraise],
      }))}
      head={say(words.month)}
      empty={say(words.nothingDue)}
    />
  );
}

import { type DueMonth, lateMonth } from '../../../resources/dashboard.ts';
import { dateFormat } from '../../shell/index.ts';
import { Bars } from '../chart/Bars.tsx';
import { words } from './words.ts';

const short = dateFormat({ month: 'short', timeZone: 'UTC' });
const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** How many filing units end their time in each month, by what is to become of them. */
export const DueChart = ({ due }: { due: readonly DueMonth[] }) => (
  <Bars
    title={words.due.id}
    about={words.dueAbout.id}
    series={[words.transfer.id, words.destroy.id, words.appraise.id]}
    bars={due.map(({ month, transfer, destroy, appraise }) => ({
      key: month,
      name: month === lateMonth ? words.before.id : long(first(month)),
      label: month === lateMonth ? words.past.id : short(first(month)),
      values: [transfer, destroy, appraise],
    }))}
    head={words.month.id}
    empty={words.nothingDue.id}
  />
);

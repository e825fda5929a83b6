import { type DueMonth, lateMonth } from '../../../resources/dashboard.ts';
import { Bars } from '../chart/Bars.tsx';
import { words } from './words.ts';

const short = new Intl.DateTimeFormat('id-ID', { month: 'short', timeZone: 'UTC' });
const long = new Intl.DateTimeFormat('id-ID', { month: 'long', year: 'numeric', timeZone: 'UTC' });
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

/** How many filing units end their time in each month, by what is to become of them. */
export const DueChart = ({ due }: { due: readonly DueMonth[] }) => (
  <Bars
    title={words.due.id}
    about={words.dueAbout.id}
    series={[words.transfer.id, words.destroy.id, words.appraise.id]}
    bars={due.map(({ month, transfer, destroy, appraise }) => ({
      key: month,
      name: month === lateMonth ? words.before.id : long.format(first(month)),
      label: month === lateMonth ? words.past.id : short.format(first(month)),
      values: [transfer, destroy, appraise],
    }))}
    head={words.month.id}
    empty={words.nothingDue.id}
  />
);

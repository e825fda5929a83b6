import type { DueMonth } from '../../../domain/calls/dashboard.ts';
import { lateMonth } from '../../../domain/dashboard.ts';
import { translate } from '../../../lib/language.ts';
import { dateFormat } from '../../ui/format.ts';
import { Bars } from '../chart/bars.tsx';
import { messages } from './messages.ts';

const short = dateFormat({ month: 'short', timeZone: 'UTC' });
const long = dateFormat({ month: 'long', year: 'numeric', timeZone: 'UTC' });
const first = (month: string) => new Date(`${month}-01T00:00:00Z`);

export function DueChart({ due }: { due: readonly DueMonth[] }) {
  return (
    <Bars
      title={translate(messages.due)}
      about={translate(messages.dueAbout)}
      series={[translate(messages.transfer), translate(messages.destroy), translate(messages.appraise)]}
      bars={due.map(({ month, transfer, destroy, appraise }) => ({
        key: month,
        name: month === lateMonth ? translate(messages.before) : long(first(month)),
        label: month === lateMonth ? translate(messages.past) : short(first(month)),
        values: [transfer, destroy, appraise],
      }))}
      head={translate(messages.month)}
      empty={translate(messages.nothingDue)}
    />
  );
}

import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { archiveStates } from '../../domain/archive/archive-life.ts';
import type { ReportSummary } from '../../domain/calls/reports.ts';
import { archiveDashboard, lateOf } from '../../domain/dashboard.ts';
import { movedKinds } from '../../domain/reports/report.ts';
import { movedMessages, reportStateChips } from '../../domain/reports/report-words.ts';
import { translate } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { useSigned } from '../shell/index.ts';
import { formatNumber, formatTime } from '../ui/format.ts';
import { Figure } from './figures.tsx';
import { messages } from './messages.ts';

/** What the period's items do not show. These are the archive dashboard's own figures, so that both agree. */
export function Holdings({ moved }: { moved: ReportSummary['moved'] | undefined }) {
  return (
    <>
      {moved && (
        <section className="report-figures" aria-label={translate(messages.movedHere)}>
          <h2>{translate(messages.movedHere)}</h2>
          {movedKinds.map((kind) => (
            <Figure
              key={kind}
              label={translate(movedMessages[kind])}
              value={translate(messages.itemCount(moved[kind].items))}
              hint={translate(messages.inFilingUnits(moved[kind].units))}
            />
          ))}
        </section>
      )}
      <Now />
    </>
  );
}

function Now() {
  const { archiveOverview } = useNaskah();
  const signed = useSigned();
  const may = Boolean(signed.data && mayOpen(signed.data.viewer, archiveDashboard.path));
  const { data } = useQuery({
    queryKey: ['archive', 'overview'],
    queryFn: ({ signal }) => archiveOverview({ signal }),
    enabled: may,
  });
  if (!may || !data) return null;
  const { figures, servedUnits } = data;
  const late = lateOf(figures);
  return (
    <section className="report-figures" aria-label={translate(messages.holdings)}>
      <h2>
        {translate(messages.holdings)}
        <small>
          {servedUnits !== null && `${translate(messages.decidesFor(servedUnits))}, `}
          <LinkBase to={archiveDashboard.path}>{translate(messages.dashboard)}</LinkBase>,{' '}
          {translate(messages.countedAt).toLowerCase()} {formatTime(data.countedAt)}
        </small>
      </h2>
      {archiveStates.map((stage) => (
        <Figure
          key={stage}
          label={translate(reportStateChips[stage].label)}
          value={formatNumber(figures.stages[stage])}
        />
      ))}
      <Figure label={translate(messages.lateUnits)} value={formatNumber(late)} isLate={late > 0} />
    </section>
  );
}

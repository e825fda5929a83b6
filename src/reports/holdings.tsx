import { useQuery } from '@tanstack/react-query';
import { LinkBase } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { archiveStates } from '../../domain/archive/archive-life.ts';
import type { ReportSummary } from '../../domain/calls/reports.ts';
import { archiveDashboard, lateOf } from '../../domain/dashboard.ts';
import { movedKinds, movedWords, reportStateChips } from '../../domain/reports/report.ts';
import { say } from '../../lib/language.ts';
import { mayOpen } from '../../resources/access.ts';
import { useSigned } from '../shell/index.ts';
import { formatNumber, formatTime } from '../ui/format.ts';
import { Figure } from './figures.tsx';
import { words } from './words.ts';

/**
 * What the period's items do not show: retention by date of its minutes, and present holdings. These are the
 * archive dashboard's own figures, so that both agree.
 */
export function Holdings({ moved }: { moved: ReportSummary['moved'] | undefined }) {
  return (
    <>
      {moved && (
        <section className="report-figures" aria-label={say(words.movedHere)}>
          <h2>{say(words.movedHere)}</h2>
          {movedKinds.map((kind) => (
            <Figure
              key={kind}
              label={say(movedWords[kind])}
              value={say(words.itemCount(moved[kind].items))}
              hint={say(words.inFilingUnits(moved[kind].units))}
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
    <section className="report-figures" aria-label={say(words.holdings)}>
      <h2>
        {say(words.holdings)}
        <small>
          {servedUnits !== null && `${say(words.decidesFor(servedUnits))}, `}
          <LinkBase to={archiveDashboard.path}>{say(words.dashboard)}</LinkBase>,{' '}
          {say(words.countedAt).toLowerCase()} {formatTime(data.countedAt)}
        </small>
      </h2>
      {archiveStates.map((stage) => (
        <Figure
          key={stage}
          label={say(reportStateChips[stage].label)}
          value={formatNumber(figures.stages[stage])}
        />
      ))}
      <Figure label={say(words.lateUnits)} value={formatNumber(late)} isLate={late > 0} />
    </section>
  );
}

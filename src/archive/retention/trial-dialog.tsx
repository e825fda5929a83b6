import { useQuery } from '@tanstack/react-query';
import { useNaskah } from '../../../dataProvider/index.ts';
import { kindChoices } from '../../../domain/archive/retention-words.ts';
import { translate } from '../../../lib/language.ts';
import { StackedTable } from '../../ui/data-table.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { retentionMessages as messages } from './messages.ts';

/** Dry run of tonight's retention job. */
function TrialDialog({ onClose }: { onClose: () => void }) {
  const { tryRetentionRun } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention', 'trial'],
    queryFn: ({ signal }) => tryRetentionRun({ signal }),
    gcTime: 0,
  });
  const kindOf = (kind: string) => {
    const choice = kindChoices.find(({ value }) => value === kind);
    return choice ? translate(choice.label) : kind;
  };
  return (
    <InfoDialog title={translate(messages.trialTitle)} onClose={onClose}>
      {error ? (
        <EmptyState title={translate(messages.trialFailed)} onRetry={refetch} />
      ) : !data ? (
        <EmptyState title={translate(commonMessages.loading)} />
      ) : (
        <div className="retention-trial">
          <p>{translate(messages.trialText)}</p>
          <dl>
            {data.found.map(({ kind, units, items }) => (
              <div key={kind}>
                <dt>{kindOf(kind)}</dt>
                <dd>
                  {translate(messages.units(units))} <small>{translate(messages.items(items))}</small>
                </dd>
              </div>
            ))}
            <div>
              <dt>{translate(messages.held)}</dt>
              <dd>{translate(messages.units(data.held))}</dd>
            </div>
            <div>
              <dt>{translate(messages.waitingForStart)}</dt>
              <dd>{translate(messages.units(data.waiting))}</dd>
            </div>
          </dl>
          {data.byUnit.length > 0 && (
            <StackedTable>
              <thead>
                <tr>
                  <th scope="col">{translate(messages.unit)}</th>
                  <th scope="col">{translate(messages.purpose)}</th>
                  <th scope="col" className="is-number">
                    {translate(messages.filingUnits)}
                  </th>
                </tr>
              </thead>
              <tbody>
                {data.byUnit.map((line) => (
                  <tr key={`${line.unit.id} ${line.kind}`}>
                    <td className="is-name">{line.unit.label}</td>
                    <td>{kindOf(line.kind)}</td>
                    <td className="is-number">{formatNumber(line.units)}</td>
                  </tr>
                ))}
              </tbody>
            </StackedTable>
          )}
        </div>
      )}
    </InfoDialog>
  );
}

export default TrialDialog;

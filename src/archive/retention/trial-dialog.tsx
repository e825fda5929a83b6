import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery } from '@tanstack/react-query';
import { useId } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { kindChoices } from '../../../domain/archive/retention-flow.ts';
import { say } from '../../../lib/language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { formatNumber } from '../../ui/format.ts';
import { commonWords } from '../../ui/words.ts';
import { retentionWords as words } from './words.ts';

/** Dry run of tonight's retention job. */
function TrialDialog({ onClose }: { onClose: () => void }) {
  const id = useId();
  const { tryRetentionRun } = useNaskah();
  const { data, error, refetch } = useQuery({
    queryKey: ['retention', 'trial'],
    queryFn: ({ signal }) => tryRetentionRun({ signal }),
    gcTime: 0,
  });
  const kindOf = (kind: string) => {
    const choice = kindChoices.find(({ value }) => value === kind);
    return choice ? say(choice.label) : kind;
  };
  return (
    <Dialog open onClose={onClose} fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{say(words.trialTitle)}</DialogTitle>
      <DialogContent>
        {error ? (
          <EmptyState title={say(words.trialFailed)} onRetry={refetch} />
        ) : !data ? (
          <EmptyState title={say(commonWords.loading)} />
        ) : (
          <div className="retention-trial">
            <p>{say(words.trialText)}</p>
            <dl>
              {data.found.map(({ kind, units, items }) => (
                <div key={kind}>
                  <dt>{kindOf(kind)}</dt>
                  <dd>
                    {say(words.units(units))} <small>{say(words.items(items))}</small>
                  </dd>
                </div>
              ))}
              <div>
                <dt>{say(words.held)}</dt>
                <dd>{say(words.units(data.held))}</dd>
              </div>
              <div>
                <dt>{say(words.waitingForStart)}</dt>
                <dd>{say(words.units(data.waiting))}</dd>
              </div>
            </dl>
            {data.byUnit.length > 0 && (
              <table className="archive-table is-plain">
                <thead>
                  <tr>
                    <th scope="col">{say(words.unit)}</th>
                    <th scope="col">{say(words.purpose)}</th>
                    <th scope="col" className="is-number">
                      {say(words.filingUnits)}
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
              </table>
            )}
          </div>
        )}
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onClose}>
          {say(commonWords.close)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

export default TrialDialog;

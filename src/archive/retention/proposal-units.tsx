import Button from '@mui/material/Button';
import { Suspense, useState } from 'react';
import type { ProposalDetail, ProposalUnit } from '../../../domain/calls/archive-retention.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import '../../ui/paged-card.css';
import { StackedTable } from '../../ui/data-table.ts';
import { endedMessages, retentionMessages as messages } from './messages.ts';
import { UnitCells, UnitHeadings } from './unit-cells.tsx';

const EndDialog = lazyPart(() => import('./end-dialog.tsx'));

type Props = { proposal: ProposalDetail; onChanged: (now: ProposalDetail) => void };

/** Filing units of a proposal; dropped ones remain, with their reason. */
export function ProposalUnits({ proposal, onChanged }: Props) {
  const [dropping, setDropping] = useState<ProposalUnit | null>(null);
  const left = proposal.units.filter((unit) => !unit.droppedAt);
  return (
    <section className="card paged-table">
      <StackedTable>
        <caption className="sr-only">{translate(messages.proposalUnits)}</caption>
        <thead>
          <tr>
            <UnitHeadings />
            {proposal.can.drop && (
              <th scope="col">
                <span className="sr-only">{translate(messages.actions)}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {proposal.units.map((unit) => (
            <tr key={unit.id} className={unit.droppedAt ? 'is-out' : undefined}>
              <UnitCells unit={unit} />
              <td>
                <StateOf unit={unit} of={proposal} />
              </td>
              {proposal.can.drop && (
                <td>
                  {!unit.droppedAt && left.length > 1 && (
                    <Button size="small" variant="text" color="error" onClick={() => setDropping(unit)}>
                      {translate(messages.drop)}
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </StackedTable>
      <Suspense>
        {dropping && (
          <EndDialog
            id={proposal.id}
            verb="drop"
            unit={dropping}
            onDone={onChanged}
            onClose={() => setDropping(null)}
          />
        )}
      </Suspense>
    </section>
  );
}

function StateOf({ unit, of }: { unit: ProposalUnit; of: ProposalDetail }) {
  if (unit.droppedAt)
    return (
      <>
        <SoftChip>{translate(messages.dropped)}</SoftChip>
        <small>{unit.dropReason}</small>
      </>
    );
  if (of.state === 'done' && of.kind !== 'appraise')
    return <SoftChip tone="ok">{translate(endedMessages[of.kind])}</SoftChip>;
  if (unit.isHeld) return <SoftChip tone="danger">{translate(messages.held)}</SoftChip>;
  const decided = decisionMessages(unit);
  if (!decided) return null;
  return <SoftChip tone="info">{translate(decided)}</SoftChip>;
}

function decisionMessages({ decision, extraYears }: ProposalUnit): Message | undefined {
  if (decision === 'Perpanjang') return messages.prolonged(extraYears);
  return decision ? { Musnah: messages.destroy, Permanen: messages.permanent }[decision] : undefined;
}

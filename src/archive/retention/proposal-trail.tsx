import CircleCheck from 'lucide-react/icons/circle-check';
import CircleDashed from 'lucide-react/icons/circle-dashed';
import CircleDot from 'lucide-react/icons/circle-dot';
import { flows } from '../../../domain/archive/retention-flow.ts';
import { stepMessages } from '../../../domain/archive/retention-words.ts';
import type { Awaited, ProposalDetail } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { formatDateTime } from '../../ui/format.ts';
import { retentionMessages as messages } from './messages.ts';

/** Steps of a proposal: done and by whom, current, and to come. */
export function ProposalTrail({ proposal }: { proposal: ProposalDetail }) {
  return (
    <ol className="card retention-trail" aria-label={translate(messages.steps)}>
      {flows[proposal.kind].map(({ step }) => {
        const done = proposal.steps.find((one) => one.step === step);
        const isNext = proposal.next.includes(step);
        const Icon = done ? CircleCheck : isNext ? CircleDot : CircleDashed;
        return (
          <li key={step} className={done ? 'is-done' : isNext ? 'is-next' : undefined}>
            <Icon size={18} strokeWidth={1.6} aria-hidden />
            <div>
              <b>{translate(done ? stepMessages[step].done : stepMessages[step].by)}</b>
              {done ? (
                <span>
                  {done.by.label}, {done.positionName}
                  <time dateTime={done.at}>{formatDateTime(done.at)}</time>
                  {done.note && <q>{done.note}</q>}
                </span>
              ) : (
                <>
                  <span>
                    {isNext
                      ? translate(messages.waitsFor(translate(stepMessages[step].todo).toLowerCase()))
                      : translate(stepMessages[step].todo)}
                  </span>
                  <Who awaited={proposal.awaited.find((one) => one.step === step)} />
                </>
              )}
            </div>
          </li>
        );
      })}
    </ol>
  );
}

/** Who may do the step; or that no user may, for want of the role or because all acted otherwise. */
function Who({ awaited }: { awaited: Awaited | undefined }) {
  if (!awaited) return null;
  const names = awaited.people.map(({ label }) => label).join(', ');
  if (names === '') return <span className="is-vacant">{translate(messages.nobody)}</span>;
  return (
    <span>
      {names}
      {awaited.more > 0 && ` ${translate(messages.andMore(awaited.more))}`}
    </span>
  );
}

import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import {
  type FactName,
  factFaults,
  factNames,
  factsAt,
  type MinutesFacts,
  shapeOf,
} from '../../../domain/archive/minutes-facts.ts';
import { flows, type ProposalStep } from '../../../domain/archive/retention-flow.ts';
import { stepMessages } from '../../../domain/archive/retention-words.ts';
import type { ProposalDetail } from '../../../domain/calls/archive-retention.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib, readClock } from '../../../lib/wib.ts';
import { failureMessage } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { OwnPasswordLine } from '../../ui/own-password.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { type Decided, Decisions } from './decisions.tsx';
import { FactFields } from './fact-fields.tsx';
import { retentionMessages as messages, stepText } from './messages.ts';

type Props = {
  proposal: ProposalDetail;
  step: ProposalStep;
  onDone: (now: ProposalDetail) => void;
  /** Another actor was faster, or the step is no longer this user's. */
  onRefused: () => void;
  onClose: () => void;
};

/** Next step of a proposal: with password where it is a signature, with decisions where it is an appraisal. */
function StepDialog({ proposal, step, onDone, onRefused, onClose }: Props) {
  const { takeProposalStep } = useNaskah();
  const notify = useNotify();
  const { errors, submit, refuse, ...form } = useSubmit('note', 'password', ...factNames);
  const [note, setNote] = useState('');
  const [password, setPassword] = useState('');
  const rule = flows[proposal.kind].find((one) => one.step === step);
  const asked = factsAt(proposal.kind, step);
  const [facts, setFacts] = useState<MinutesFacts>(() => saidBefore(proposal, asked));
  const decides = proposal.kind === 'appraise' && step === 'appraise';
  const units = proposal.units.filter((unit) => !unit.droppedAt);
  const [decided, setDecided] = useState<Decided>({});
  const isLast = rule?.to === 'done' && proposal.next.length === 1;
  const destroys = isLast && proposal.kind === 'destroy';
  const go = () => {
    const faults = Object.entries(factFaults(proposal.kind, step, trimmed(facts), dayInWib()));
    if (faults.length > 0)
      return refuse(Object.fromEntries(faults.map(([name, message]) => [name, translate(message)])));
    return submit(
      async () => {
        const now = await takeProposalStep(proposal.id, step, {
          note: note.trim() || null,
          ...trimmed(facts),
          ...(rule?.isSigned && { password }),
          ...(decides && { decisions: decisionsOf(decided) }),
        });
        const done =
          now.state === 'done' ? translate(messages.doneAll) : `${translate(stepMessages[step].done)}.`;
        notify(done, { type: 'success' });
        onDone(now);
        onClose();
      },
      (refusal) => {
        notify(failureMessage(refusal), { type: 'error' });
        onRefused();
        onClose();
      },
    );
  };
  return (
    <FormDialog
      title={`${translate(stepMessages[step].todo)} ${proposal.number.toLowerCase()}?`}
      confirm={translate(stepMessages[step].todo)}
      danger={destroys}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>
        {translate(messages.amount(proposal.unitCount, proposal.itemCount))}.{' '}
        {translate(destroys ? messages.lastDestroys : isLast ? messages.last : stepText(proposal.kind, step))}
        {units.some(({ isHeld }) => isHeld) && ` ${translate(messages.heldLeave)}`}
      </p>
      {decides && <Decisions units={units} decided={decided} onChange={setDecided} />}
      {asked.length > 0 && <FactFields asked={asked} facts={facts} errors={errors} onChange={setFacts} />}
      <TextLine
        label={translate(commonMessages.note)}
        isOptional
        value={note}
        onChange={setNote}
        error={errors.note}
        max={500}
        lines={2}
      />
      {rule?.isSigned && (
        <OwnPasswordLine
          label={translate(messages.password)}
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={translate(messages.passwordHint)}
        />
      )}
    </FormDialog>
  );
}

/** What an earlier step filled in of the same: the second witness finds the first one's words. */
const saidBefore = ({ steps }: ProposalDetail, asked: ReturnType<typeof factsAt>): MinutesFacts => {
  const said: MinutesFacts = Object.assign({}, ...steps.map((one) => one.facts));
  return Object.fromEntries(
    asked.map(({ name }) => [
      name,
      shapeOf(name) === 'hour' ? (said[name]?.replace(':', '.') ?? null) : (said[name] ?? null),
    ]),
  );
};

/** As sent: hours as 09:00, however they were typed. */
const trimmed = (facts: MinutesFacts): MinutesFacts =>
  Object.fromEntries(
    Object.entries(facts).map(([name, value]) => {
      const words = value?.trim() || null;
      return [name, words && shapeOf(name as FactName) === 'hour' ? (readClock(words) ?? words) : words];
    }),
  );

const decisionsOf = (decided: Decided) =>
  Object.entries(decided).map(([filingUnitId, { decision, extraYears }]) => ({
    filingUnitId,
    decision,
    extraYears: decision === 'Perpanjang' ? Number(extraYears) : null,
  }));

export default StepDialog;

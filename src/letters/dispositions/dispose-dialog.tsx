import TextField from '@mui/material/TextField';
import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { type DispositionSource, newId, useNaskah } from '../../../dataProvider/index.ts';
import {
  type DispositionCandidate,
  defaultDeadline,
  recipientName,
} from '../../../domain/letters/disposition.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { lateReasonMissing, latestDeadline } from '../../../domain/letters/target-time.ts';
import { noteLimit, reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { useIsPhone } from '../../shell/index.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { refreshAfterStep } from '../cache.ts';
import { weekday } from '../moments.ts';
import { DeadlineField } from './deadline-field.tsx';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';
import { InstructionList } from './instruction-list.tsx';
import { keyOf, RecipientPicker } from './recipient-picker.tsx';
import { useInstructions } from './use-instructions.ts';
import './dispose.css';

type Props = {
  source: DispositionSource;
  letter: Pick<Letter, 'id' | 'subject' | 'urgency'>;
  onClose: () => void;
};
const fields = ['receivers', 'instructionIds', 'deadline', 'deadlineReason', 'note'] as const;

/** Receivers, instructions and deadline (DOMAIN 7); full screen on a phone. */
function DisposeDialog({ source, letter, onClose }: Props) {
  const { giveDisposition } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const isPhone = useIsPhone();
  const id = useId();
  // One id for all tries, so that a repeated one makes no second disposition.
  const [dispositionId] = useState(newId);
  const instructions = useInstructions();
  const [people, setPeople] = useState<DispositionCandidate[]>([]);
  const [responsible, setResponsible] = useState<string | null>(null);
  const [chosen, setChosen] = useState<readonly string[]>([]);
  /** Undefined while it follows the instructions. */
  const [picked, setPicked] = useState<string | null | undefined>(undefined);
  const [lateReason, setLateReason] = useState('');
  const [note, setNote] = useState('');
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit(...fields);

  const ticked = instructions.filter((one) => chosen.includes(one.id));
  const latest = latestDeadline(letter.urgency);
  const deadline = picked === undefined ? defaultDeadline(dayInWib(), ticked, latest) : picked;
  const isLate = deadline !== null && deadline > latest;
  const lead = people.find((one) => keyOf(one) === responsible) ?? people[0];

  // The first error shows beside the button, too.
  const [fault = failure] = fields.flatMap((name) => errors[name] ?? []);

  const isTouched = people.length > 0 || chosen.length > 0 || note.trim() !== '';

  const send = () => {
    const missing = {
      ...(people.length === 0 && { receivers: translate(disposeMessages.receiverMissing) }),
      ...(chosen.length === 0 &&
        !note.trim() && { instructionIds: translate(disposeMessages.instructionMissing) }),
      ...(isLate &&
        !lateReason.trim() && {
          deadlineReason: translate(lateReasonMissing(letter.urgency, weekday(latest))),
        }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      await giveDisposition(source, {
        id: dispositionId,
        receivers: people.map((one) => ({
          userId: one.userId,
          userPositionId: one.userPositionId,
          role: one === lead ? 'penanggung-jawab' : 'pendukung',
        })),
        instructionIds: [...chosen],
        deadline,
        deadlineReason: isLate ? lateReason.trim() : null,
        note: note.trim() || null,
      });
      notify(translate(disposeMessages.sentTo(people.map(recipientName).join(', '))), {
        type: 'success',
      });
      void refreshAfterStep(client, letter.id);
      onClose();
    });
  };

  return (
    <FormDialog
      title={translate(disposeMessages.title)}
      confirm={translate(disposeMessages.send)}
      form={{ isPending, failure: '' }}
      isTyped={isTouched}
      discard={{
        title: translate(disposeMessages.discardTitle),
        confirm: translate(commonMessages.close),
        cancel: translate(commonMessages.cancel),
        children: translate(disposeMessages.discardText),
      }}
      note={<Fault id={`${id}fault`} text={fault} />}
      className="dispose-content"
      frame={{ fullScreen: isPhone }}
      onSubmit={send}
      onClose={onClose}
    >
      <p className="dispose-subject">{letter.subject}</p>
      <RecipientPicker
        people={people}
        responsible={lead ? keyOf(lead) : null}
        fault={errors.receivers}
        onPeople={(next) => {
          setPeople(next);
          clear('receivers');
        }}
        onResponsible={setResponsible}
      />
      <InstructionList
        instructions={instructions}
        chosen={chosen}
        fault={errors.instructionIds}
        onChange={(next) => {
          setChosen(next);
          clear('instructionIds');
        }}
      />
      <DeadlineField
        value={deadline}
        isFollowing={picked === undefined}
        isCut={deadline !== defaultDeadline(dayInWib(), ticked)}
        fault={errors.deadline}
        onChange={(next) => {
          setPicked(next);
          clear('deadline');
          clear('deadlineReason');
        }}
      />
      {isLate && (
        <div className="dispose-part">
          <label htmlFor={`${id}late`}>{translate(disposeMessages.lateReason)}</label>
          <TextField
            id={`${id}late`}
            fullWidth
            hiddenLabel
            value={lateReason}
            onChange={(event) => {
              setLateReason(event.target.value);
              clear('deadlineReason');
            }}
            error={Boolean(errors.deadlineReason)}
            helperText={
              errors.deadlineReason ?? translate(lateReasonMissing(letter.urgency, weekday(latest)))
            }
            slotProps={{ htmlInput: { maxLength: reasonLimit } }}
          />
        </div>
      )}
      <div className="dispose-part">
        <label htmlFor={`${id}note`}>
          {translate(commonMessages.note)} <small>{translate(commonMessages.optional)}</small>
        </label>
        <TextField
          id={`${id}note`}
          multiline
          minRows={2}
          maxRows={6}
          fullWidth
          hiddenLabel
          placeholder={translate(disposeMessages.notePlaceholder)}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            clear('note');
            clear('instructionIds');
          }}
          error={Boolean(errors.note)}
          helperText={errors.note}
          slotProps={{ htmlInput: { maxLength: noteLimit } }}
        />
      </div>
      {lead && (
        <p className="dispose-outcome" aria-live="polite">
          {translate(
            (ticked.some((one) => one.requiresReport)
              ? disposeMessages.outcomeReport
              : disposeMessages.outcome)(
              people.length === 1 ? recipientName(lead) : translate(disposeMessages.count(people.length)),
              lead.personName ?? recipientName(lead),
            ),
          )}{' '}
          {translate(deadline ? disposeMessages.dueBy(weekday(deadline)) : disposeMessages.notDue)}
        </p>
      )}
    </FormDialog>
  );
}

export default DisposeDialog;

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import TextField from '@mui/material/TextField';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ChevronLeft from 'lucide-react/icons/chevron-left';
import Send from 'lucide-react/icons/send';
import X from 'lucide-react/icons/x';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { type DispositionSource, newId, useNaskah } from '../../../dataProvider/index.ts';
import type { Disposition } from '../../../domain/letters/disposition.ts';
import {
  deadlineMissing,
  lateReasonMissing,
  latestOf,
  needsDeadline,
  proposedDeadline,
} from '../../../domain/letters/disposition-deadline.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { noteLimit, reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { fetchDayField } from '../../ui/pickers/index.ts';
import { useStable } from '../../ui/use-stable.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { keys, refreshAfterStep } from '../cache.ts';
import { mailboxMessages } from '../messages.ts';
import { weekday } from '../moments.ts';
import { DeadlineField } from './deadline-field.tsx';
import { type DisposeForm, emptyForm, formOf, keepForm, keptForm, keyOf } from './dispose-form.ts';
import { disposeMessages } from './dispose-messages.ts';
import { Fault } from './fault.tsx';
import { InstructionList } from './instruction-list.tsx';
import { Outcome } from './outcome.tsx';
import { RecipientPicker } from './recipient-picker.tsx';
import { SentPanel } from './sent-panel.tsx';
import { useFoldedMenu } from './use-folded-menu.ts';
import { useInstructions } from './use-instructions.ts';
import './dispose.css';

// The calendar loads with the panel: the field would come in after the rest.
void fetchDayField();

type Props = {
  source: DispositionSource;
  letter: Pick<Letter, 'id' | 'number' | 'subject' | 'urgency'>;
  /** Opens the next letter of the list. */
  onNext?: (() => void) | undefined;
  onClose: () => void;
};
const fields = ['receivers', 'instructionIds', 'deadline', 'deadlineReason', 'note'] as const;

/** A disposition, written beside its letter (DOMAIN 7); once sent, what becomes of it. */
function DisposePanel({ source, letter, onNext, onClose }: Props) {
  const [sent, setSent] = useState<Disposition | null>(null);
  const [isReading, setReading] = useState(false);
  const id = useId();
  useFoldedMenu();
  const panel = useRef<HTMLElement>(null);
  const [opener] = useState(() => document.activeElement);
  useEffect(
    () => () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    },
    [opener],
  );
  const focusPanel = useStable(() => panel.current?.focus());
  // The button that sent it is gone.
  useEffect(() => (sent ? focusPanel() : undefined), [sent, focusPanel]);
  const close = useStable(onClose);
  useEffect(() => {
    // Before the letter's own Escape, wherever the focus is; what lies above it closes first.
    const leave = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || document.querySelector('[role=listbox], [role=dialog], [role=menu]'))
        return;
      event.stopPropagation();
      close();
    };
    document.addEventListener('keydown', leave, true);
    return () => document.removeEventListener('keydown', leave, true);
  }, [close]);
  return (
    <section
      ref={panel}
      tabIndex={-1}
      className={isReading ? 'dispose-panel is-reading' : 'dispose-panel'}
      aria-labelledby={id}
    >
      <header>
        <IconButton className="dispose-back" aria-label={translate(commonMessages.close)} onClick={onClose}>
          <ChevronLeft size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
        <h2 id={id}>
          {translate(disposeMessages.title)}
          <small>{letter.subject}</small>
        </h2>
        <IconButton className="dispose-x" aria-label={translate(commonMessages.close)} onClick={onClose}>
          <X size={18} strokeWidth={1.6} aria-hidden />
        </IconButton>
      </header>
      <div className="mailbox-tabs dispose-tabs" role="tablist" aria-label={translate(disposeMessages.title)}>
        {[false, true].map((reads) => (
          <button
            key={String(reads)}
            type="button"
            className="mailbox-tab"
            role="tab"
            aria-selected={isReading === reads}
            onClick={() => setReading(reads)}
          >
            {translate(reads ? mailboxMessages.letter : disposeMessages.form)}
          </button>
        ))}
      </div>
      {sent ? (
        <SentPanel
          sent={sent}
          letter={letter}
          onNext={onNext}
          onUndone={() => {
            keepForm(source, formOf(sent));
            setSent(null);
          }}
        />
      ) : (
        <DisposeFields source={source} letter={letter} onSent={setSent} />
      )}
    </section>
  );
}

export default DisposePanel;

type FieldsProps = Pick<Props, 'source' | 'letter'> & { onSent: (sent: Disposition) => void };

function DisposeFields({ source, letter, onSent }: FieldsProps) {
  const { giveDisposition, disposalProposal } = useNaskah();
  const client = useQueryClient();
  const id = useId();
  // One id for all tries, so that a repeated one makes no second disposition.
  const [dispositionId] = useState(newId);
  const instructions = useInstructions();
  const { data: proposal } = useQuery({
    queryKey: [...keys.dispositions, 'proposal', source],
    queryFn: ({ signal }) => disposalProposal(source, { signal }),
    staleTime: 30_000,
  });
  const [form, setForm] = useState<DisposeForm>(() => keptForm(source));
  const { errors, failure, isPending, submit, refuse, clear } = useSubmit(...fields);
  const change = (over: Partial<DisposeForm>, ...changed: (typeof fields)[number][]) => {
    const next = { ...form, ...over };
    setForm(next);
    keepForm(source, next);
    for (const name of changed) clear(name);
  };

  const { people, instructionIds, note } = form;
  const ticked = instructions.filter((one) => instructionIds.includes(one.id));
  const basis = {
    urgency: letter.urgency,
    receivedAt: proposal?.receivedAt ?? null,
    parentDeadline: proposal?.parentDeadline ?? null,
  };
  const proposed = proposedDeadline(basis, ticked);
  const latest = latestOf(basis);
  const deadline = form.deadline === undefined ? proposed.day : form.deadline;
  const isLate = deadline !== null && deadline > latest.day;
  const whyLate = translate(lateReasonMissing(latest, letter.urgency, weekday(latest.day)));
  const lead = people.find((one) => keyOf(one) === form.responsible) ?? people[0];
  const hasInstruction = instructionIds.length > 0 || note.trim() !== '';

  // The first error shows beside the button, too.
  const [fault = failure] = fields.flatMap((name) => errors[name] ?? []);

  const send = () => {
    const missing = {
      ...(people.length === 0 && { receivers: translate(disposeMessages.receiverMissing) }),
      ...(!hasInstruction && { instructionIds: translate(disposeMessages.instructionMissing) }),
      ...(deadline === null &&
        needsDeadline(letter.urgency) && { deadline: translate(deadlineMissing(letter.urgency)) }),
      ...(isLate && !form.lateReason.trim() && { deadlineReason: whyLate }),
    };
    if (Object.keys(missing).length > 0) return refuse(missing);
    return submit(async () => {
      const sent = await giveDisposition(source, {
        id: dispositionId,
        receivers: people.map((one) => ({
          userId: one.userId,
          userPositionId: one.userPositionId,
          role: one === lead ? 'penanggung-jawab' : 'pendukung',
        })),
        instructionIds,
        deadline,
        deadlineReason: isLate ? form.lateReason.trim() : null,
        note: note.trim() || null,
      });
      setForm(emptyForm);
      keepForm(source);
      void refreshAfterStep(client, letter.id);
      onSent(sent);
    });
  };
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    if (!isPending) void send();
  };

  return (
    <form
      className="dispose-form"
      onSubmit={onSubmit}
      noValidate
      onKeyDown={(event) => {
        if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) onSubmit(event);
        // A plain Enter in a line chooses there; sending is too much for a slip.
        else if (event.key === 'Enter' && event.target instanceof HTMLInputElement) event.preventDefault();
      }}
    >
      <div className="dispose-body scrolls-fields">
        <RecipientPicker
          people={people}
          usual={proposal?.people}
          responsible={lead ? keyOf(lead) : null}
          fault={errors.receivers}
          onPeople={(next) => change({ people: next }, 'receivers')}
          onResponsible={(responsible) => change({ responsible })}
        />
        <InstructionList
          instructions={instructions}
          usual={proposal?.instructionIds}
          chosen={instructionIds}
          fault={errors.instructionIds}
          onChange={(next) => change({ instructionIds: next }, 'instructionIds')}
          onNote={(text) =>
            change({ note: [note.trim(), text].filter(Boolean).join('\n') }, 'instructionIds')
          }
        />
        <DeadlineField
          urgency={letter.urgency}
          value={deadline}
          proposed={proposed}
          fault={errors.deadline}
          onChange={(next) => change({ deadline: next }, 'deadline', 'deadlineReason')}
        />
        {isLate && (
          <div className="dispose-part">
            <label htmlFor={`${id}late`}>{translate(disposeMessages.lateReason)}</label>
            <TextField
              id={`${id}late`}
              size="small"
              fullWidth
              hiddenLabel
              value={form.lateReason}
              onChange={(event) => change({ lateReason: event.target.value }, 'deadlineReason')}
              error={Boolean(errors.deadlineReason)}
              helperText={errors.deadlineReason ?? whyLate}
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
            size="small"
            multiline
            minRows={2}
            maxRows={7}
            fullWidth
            hiddenLabel
            placeholder={translate(disposeMessages.notePlaceholder)}
            value={note}
            onChange={(event) => change({ note: event.target.value }, 'note', 'instructionIds')}
            error={Boolean(errors.note)}
            helperText={errors.note}
            slotProps={{ htmlInput: { maxLength: noteLimit } }}
          />
        </div>
      </div>
      <footer>
        {fault ? (
          <Fault id={`${id}fault`} text={fault} />
        ) : (
          <Outcome
            people={people}
            lead={lead}
            hasInstruction={hasInstruction}
            asksReport={ticked.some((one) => one.requiresReport)}
            deadline={deadline}
          />
        )}
        <Button
          type="submit"
          variant="contained"
          size="large"
          fullWidth
          loading={isPending}
          startIcon={<Send size={15} strokeWidth={1.6} aria-hidden />}
        >
          {translate(disposeMessages.send)}
        </Button>
      </footer>
    </form>
  );
}

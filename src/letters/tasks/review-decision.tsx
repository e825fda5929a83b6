import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useEffect, useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { ReviewDecision as Decision } from '../../../domain/letters/letter-people.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { useLine, useSigned } from '../../shell/index.ts';
import { fieldErrors } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { nextWords, turnOf } from './chain.ts';
import { detailMessages } from './detail-messages.ts';
import { reviewMessages } from './review/messages.ts';
import { useNotifyDecision } from './use-notify-decision.ts';

type Props = {
  letter: Letter;
  meId?: string | number;
  /** The letter has changed, by this or another actor. */
  onSettled: () => void;
  onDone: () => void;
  onRefused: (failure: unknown) => void;
  /** How many comments of the reader's own are open; they never keep from a decision. */
  openOfMine: number;
  /** Another text is stored than the one that is read. */
  isOutdated: boolean;
};

/** Paraf or back to the drafter, with a note (SPEC B1.2). */
export function ReviewDecision(props: Props) {
  const { letter, meId, onSettled, onDone, onRefused, openOfMine, isOutdated } = props;
  const { reviewLetter } = useNaskah();
  const [note, setNote] = useKeptText(`note.${letter.id}`);
  const [writing, setWriting] = useState(note !== '');
  const [decided, setDecided] = useState<Decision>();
  const { errors, isPending, submit, refuse, clear } = useSubmit('note');
  const notifyDecision = useNotifyDecision(() => {
    setNote(note);
    onSettled();
  });
  const field = useRef<HTMLTextAreaElement>(null);
  const id = useId();
  const signed = useSigned();
  // An unreachable server may be tried again.
  const isOnline = useLine() !== 'offline';
  const isWaiting = isOutdated || !isOnline;
  const reviewer = turnOf(letter, { meId, positionId: signed.data?.user.positionId });
  const next = nextWords(letter);

  const write = () => {
    setWriting(true);
    // On a phone the field comes into view only now.
    requestAnimationFrame(() => field.current?.focus());
  };
  const decide = (decision: Decision) => {
    if (isPending) return;
    if (decision === 'return' && !note.trim()) {
      write();
      return refuse({ note: translate(detailMessages.noteMissing) });
    }
    setDecided(decision);
    return submit(async () => {
      try {
        await reviewLetter(letter.id, { decision, note: note.trim() || null, version: letter.version });
      } catch (failure) {
        if (!fieldErrors(failure).note) return onRefused(failure);
        setWriting(true);
        throw failure;
      }
      setNote('');
      notifyDecision(decision, letter);
      onDone();
      onSettled();
    });
  };

  useCtrlEnter(() => isWaiting || void decide('approve'));

  return (
    <div className="mailbox-deciding">
      <div className={writing ? 'mailbox-note is-open' : 'mailbox-note'}>
        {reviewer && meId !== undefined && reviewer.userId !== meId && (
          <p className="mailbox-for">
            {reviewer.heldBy
              ? translate(detailMessages.namesHeldBy(reviewer.personName, reviewer.heldBy))
              : signed.data?.viewer.type === 'Delegation'
                ? translate(detailMessages.initialFor(reviewer.personName))
                : translate(detailMessages.namesSamePost(reviewer.personName))}
          </p>
        )}
        <label htmlFor={id}>
          {translate(commonMessages.note)} <span>{translate(detailMessages.neededToReturn)}</span>
        </label>
        <TextField
          id={id}
          inputRef={field}
          multiline
          minRows={1}
          maxRows={5}
          fullWidth
          placeholder={translate(detailMessages.notePlaceholder)}
          value={note}
          onChange={(event) => {
            setNote(event.target.value);
            clear();
          }}
          error={Boolean(errors.note)}
          helperText={errors.note}
          slotProps={{ htmlInput: { maxLength: noteLimit } }}
        />
      </div>
      <div className="mailbox-verbs">
        <small>
          {openOfMine > 0 && <b>{translate(reviewMessages.openOfMine(openOfMine))}</b>}
          {openOfMine > 0 && next && <span aria-hidden> · </span>}
          {next}
        </small>
        {!writing && (
          <Button className="mailbox-note-opener" size="small" variant="text" onClick={write}>
            {translate(detailMessages.writeNote)}
          </Button>
        )}
        {!isOnline && <small role="status">{translate(reviewMessages.offline)}</small>}
        <div className="mailbox-decide">
          <Button
            variant="outlined"
            color="error"
            size="large"
            data-review-key="r"
            title={`${translate(detailMessages.giveBack)} (R)`}
            disabled={isWaiting}
            aria-busy={isPending && decided === 'return'}
            startIcon={<Undo2 size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => decide('return')}
          >
            {translate(detailMessages.giveBack)}
          </Button>
          <Button
            variant="contained"
            size="large"
            data-review-key="enter"
            title={`${translate(detailMessages.initial)} (Ctrl Enter)`}
            disabled={isWaiting}
            aria-busy={isPending && decided === 'approve'}
            startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
            onClick={() => decide('approve')}
          >
            {translate(detailMessages.initial)}
          </Button>
        </div>
      </div>
    </div>
  );
}

/** Also from the note; never under a dialog. */
function useCtrlEnter(run: () => void): void {
  const latest = useRef(run);
  latest.current = run;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey) || event.defaultPrevented) return;
      if (document.querySelector('[role="dialog"],[role="menu"],[role="listbox"]')) return;
      event.preventDefault();
      latest.current();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}

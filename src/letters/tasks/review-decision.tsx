import Button from '@mui/material/Button';
import TextField from '@mui/material/TextField';
import Check from 'lucide-react/icons/check';
import Undo2 from 'lucide-react/icons/undo-2';
import { useId, useRef, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import type { ReviewDecision as Decision } from '../../../domain/letters/letter-people.ts';
import { noteLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { useSigned } from '../../shell/index.ts';
import { fieldErrors } from '../../ui/failures.ts';
import { commonMessages } from '../../ui/messages.ts';
import { useKeptText } from '../../ui/use-kept-text.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { currentReviewers, nextWords } from './chain.ts';
import { detailMessages } from './detail-messages.ts';
import { useNotifyDecision } from './use-notify-decision.ts';

type Props = {
  letter: Letter;
  meId?: string | number;
  /** The letter has changed, by this or another actor. */
  onSettled: () => void;
  onDone: () => void;
  onRefused: (failure: unknown) => void;
};

/** Paraf or back to the drafter, with a note (SPEC B1.2). */
export function ReviewDecision({ letter, meId, onSettled, onDone, onRefused }: Props) {
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
  const turns = currentReviewers(letter);
  const positionId = signed.data?.user.positionId;
  const reviewer =
    turns.find(({ userId }) => userId === meId) ??
    turns.find(({ userPositionId }) => userPositionId === positionId) ??
    turns[0];
  const next = nextWords(letter);

  const write = () => {
    setWriting(true);
    // The field may only now come into view.
    requestAnimationFrame(() => field.current?.focus());
  };
  const decide = (decision: Decision) => {
    if (isPending) return;
    if (decision === 'return' && !note.trim()) {
      setWriting(true);
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

  return (
    <>
      {reviewer && meId !== undefined && reviewer.userId !== meId && (
        <p className="mailbox-for">
          {reviewer.heldBy
            ? translate(detailMessages.namesHeldBy(reviewer.personName, reviewer.heldBy))
            : signed.data?.viewer.type === 'Delegation'
              ? translate(detailMessages.initialFor(reviewer.personName))
              : translate(detailMessages.namesSamePost(reviewer.personName))}
        </p>
      )}
      <div className={writing ? 'mailbox-note is-open' : 'mailbox-note'}>
        <label htmlFor={id}>
          {translate(commonMessages.note)} <span>{translate(detailMessages.neededToReturn)}</span>
        </label>
        <TextField
          id={id}
          inputRef={field}
          multiline
          minRows={2}
          maxRows={6}
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
      {!writing && (
        <Button className="mailbox-note-opener" variant="text" onClick={write}>
          {translate(detailMessages.writeNote)}
        </Button>
      )}
      <div className="mailbox-decide">
        <Button
          variant="outlined"
          color="error"
          size="large"
          aria-busy={isPending && decided === 'return'}
          startIcon={<Undo2 size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => decide('return')}
        >
          {translate(detailMessages.giveBack)}
        </Button>
        <Button
          variant="contained"
          size="large"
          aria-busy={isPending && decided === 'approve'}
          startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => decide('approve')}
        >
          {translate(detailMessages.initial)}
        </Button>
      </div>
      {next && <small>{next}</small>}
    </>
  );
}

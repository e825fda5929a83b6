import TextField from '@mui/material/TextField';
import { useId, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import {
  type LetterOutcome,
  mostAnsweredAtOnce,
  reviewMany,
  signMany,
  startReviewing,
  startSigning,
  useNaskah,
} from '../../../../dataProvider/index.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { say } from '../../../../lib/language.ts';
import { FormDialog, Labelled, serverWorks } from '../../../shell/index.ts';
import { failureWords, fieldMessage } from '../../failure-words.ts';
import { isOutdated, Outcomes } from './outcomes.tsx';
import type { BulkKind } from './selection.ts';
import { bulkWords } from './words.ts';

type Props = {
  kind: BulkKind;
  tasks: Task[];
  /** Called with the letters that are done: processed, or changed since shown; may be none. */
  onSettled: (dealtWith: string[]) => void;
  onClose: () => void;
};

/**
 * One confirmation for many letters. A few are processed here, each with number or reason; more run in the
 * background, with progress in the top bar (LOOK.md, Progress).
 */
function BulkDialog({ kind, tasks, onSettled, onClose }: Props) {
  const naskah = useNaskah();
  const notify = useNotify();
  const [asked, setAsked] = useState(tasks);
  const [outcomes, setOutcomes] = useState<LetterOutcome[] | null>(null);
  const [typed, setTyped] = useState('');
  const [error, setError] = useState('');
  const [isSending, setSending] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const id = useId();
  const told = words[kind];

  const complain = (message: string) => {
    setError(message);
    requestAnimationFrame(() => field.current?.focus());
  };
  const send = async () => {
    if (kind === 'sign' && !typed) return complain(say(bulkWords.passwordMissing));
    setSending(true);
    const letters = asked.map(({ letterId, version }) => ({ id: letterId, version }));
    const review = { decision: 'approve', note: typed.trim() || null } as const;
    try {
      if (letters.length > mostAnsweredAtOnce) {
        const { id } =
          kind === 'sign'
            ? await startSigning(naskah, letters, { password: typed })
            : await startReviewing(naskah, letters, review);
        serverWorks(id);
        notify(told.begun(letters.length), { type: 'info' });
        onSettled(letters.map((letter) => letter.id));
        return onClose();
      }
      const answer =
        kind === 'sign'
          ? await signMany(naskah, letters, { password: typed })
          : await reviewMany(naskah, letters, review);
      setOutcomes(answer);
      onSettled(answer.filter((one) => one.ok || isOutdated(one)).map((one) => one.id));
    } catch (failure) {
      const message = fieldMessage(failure, told.field) ?? fieldMessage(failure, 'ids');
      complain(message ?? failureWords(failure));
      // Without an answer some may have gone through all the same.
      if (!message) onSettled([]);
    }
    if (kind === 'sign') setTyped('');
    setSending(false);
  };
  const again = (failed: Task[]) => {
    setAsked(failed);
    setOutcomes(null);
  };

  if (outcomes)
    return <Outcomes kind={kind} tasks={asked} outcomes={outcomes} onAgain={again} onClose={onClose} />;
  return (
    <FormDialog
      title={told.question(asked.length)}
      confirm={told.confirm}
      isSending={isSending}
      onSend={() => void send()}
      onClose={onClose}
    >
      <p>{told.meaning}</p>
      <ul className="mailbox-bulk-list" aria-label={say(bulkWords.chosenLetters)}>
        {asked.map((task) => (
          <li key={task.letterId}>
            <b>{task.subject}</b>
            <small>{[task.fromName, task.categoryName].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      <Labelled id={id} label={told.label} isOptional={kind === 'review'}>
        <TextField
          id={id}
          inputRef={field}
          fullWidth
          {...(kind === 'sign'
            ? { type: 'password', autoComplete: 'current-password' }
            : { multiline: true, minRows: 2, maxRows: 4 })}
          value={typed}
          onChange={(event) => {
            setTyped(event.target.value);
            setError('');
          }}
          error={Boolean(error)}
          helperText={error || undefined}
          slotProps={{ htmlInput: { maxLength: kind === 'sign' ? 200 : 2000 } }}
        />
      </Labelled>
    </FormDialog>
  );
}

export default BulkDialog;

const words = {
  review: {
    question: (count: number) => say(bulkWords.initialAsk(count)),
    begun: (count: number) => say(bulkWords.initialBegun(count)),
    meaning: say(bulkWords.initialMeaning),
    label: say(bulkWords.noteForAll),
    field: 'note',
    confirm: say(bulkWords.initial),
  },
  sign: {
    question: (count: number) => say(bulkWords.signAsk(count)),
    begun: (count: number) => say(bulkWords.signBegun(count)),
    meaning: say(bulkWords.signMeaning),
    label: say(bulkWords.password),
    field: 'password',
    confirm: say(bulkWords.sign),
  },
};

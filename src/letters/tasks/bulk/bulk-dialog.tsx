import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { LetterOutcome } from '../../../../domain/calls/letters/flow.ts';
import type { Task } from '../../../../domain/letters/letter-rows.ts';
import { noteLimit } from '../../../../domain/letters/text-limits.ts';
import { translate } from '../../../../lib/language.ts';
import { serverWorks } from '../../../shell/index.ts';
import { fieldErrors } from '../../../ui/failures.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { OwnPasswordLine } from '../../../ui/own-password.tsx';
import { TextLine } from '../../../ui/pickers/index.ts';
import { useSubmit } from '../../../ui/use-submit.ts';
import type { BulkKind } from './bulk-kind.ts';
import { bulkMessages } from './messages.ts';
import { isOutdated, Outcomes } from './outcomes.tsx';

/** Up to so many are processed while one waits, about a second; more in the background. */
const mostAnsweredAtOnce = 10;

type Props = {
  kind: BulkKind;
  tasks: Task[];
  /** Called with the letters that are done: processed, or changed since shown; may be none. */
  onSettled: (dealtWith: string[]) => void;
  onClose: () => void;
};

/**
 * One confirmation for many letters. A few are processed here, each with number or reason; more run in the
 * background, with progress in the top bar (LOOK, Progress).
 */
function BulkDialog({ kind, tasks, onSettled, onClose }: Props) {
  const { reviewMany, signMany, startReviewing, startSigning } = useNaskah();
  const notify = useNotify();
  const [asked, setAsked] = useState(tasks);
  const [outcomes, setOutcomes] = useState<LetterOutcome[] | null>(null);
  const [typed, setTyped] = useState('');
  const told = messages[kind];
  const { errors, submit, refuse, clear, ...form } = useSubmit(told.field);
  const error = errors[told.field];
  const type = (text: string): void => {
    setTyped(text);
    clear();
  };

  const process = async () => {
    const ids = asked.map(({ letterId, version }) => ({ id: letterId, version }));
    const review = { decision: 'approve', note: typed.trim() || null } as const;
    if (ids.length > mostAnsweredAtOnce) {
      const { id } =
        kind === 'sign'
          ? await startSigning({ ids, password: typed })
          : await startReviewing({ ids, ...review });
      serverWorks(id);
      notify(translate(told.begun(ids.length)), { type: 'info' });
      onSettled(ids.map((letter) => letter.id));
      return onClose();
    }
    const answer =
      kind === 'sign' ? await signMany({ ids, password: typed }) : await reviewMany({ ids, ...review });
    setOutcomes(answer);
    onSettled(answer.filter((one) => one.ok || isOutdated(one)).map((one) => one.id));
  };
  const send = () => {
    if (kind === 'sign' && !typed) return refuse({ password: translate(bulkMessages.passwordMissing) });
    return submit(() =>
      process()
        .catch((failure: unknown) => {
          const { [told.field]: wrong, ids } = fieldErrors(failure);
          // Without an answer some may have gone through all the same.
          if (!wrong && !ids) onSettled([]);
          throw failure;
        })
        .finally(() => kind === 'sign' && setTyped('')),
    );
  };
  const again = (failed: Task[]) => {
    setAsked(failed);
    setOutcomes(null);
  };

  if (outcomes)
    return <Outcomes kind={kind} tasks={asked} outcomes={outcomes} onAgain={again} onClose={onClose} />;
  return (
    <FormDialog
      title={translate(told.question(asked.length))}
      confirm={translate(told.confirm)}
      form={form}
      onSubmit={send}
      onClose={onClose}
    >
      <p>{translate(told.meaning)}</p>
      <ul className="mailbox-bulk-list" aria-label={translate(bulkMessages.chosenLetters)}>
        {asked.map((task) => (
          <li key={task.letterId}>
            <b>{task.subject}</b>
            <small>{[task.fromName, task.categoryName].filter(Boolean).join(' · ')}</small>
          </li>
        ))}
      </ul>
      {kind === 'sign' ? (
        <OwnPasswordLine label={translate(told.label)} value={typed} onChange={type} error={error} />
      ) : (
        <TextLine
          label={translate(told.label)}
          isOptional
          value={typed}
          onChange={type}
          error={error}
          max={noteLimit}
          lines={2}
        />
      )}
    </FormDialog>
  );
}

export default BulkDialog;

const messages = {
  review: {
    question: bulkMessages.initialAsk,
    begun: bulkMessages.initialBegun,
    meaning: bulkMessages.initialMeaning,
    label: bulkMessages.noteForAll,
    field: 'note' as const,
    confirm: bulkMessages.initial,
  },
  sign: {
    question: bulkMessages.signAsk,
    begun: bulkMessages.signBegun,
    meaning: bulkMessages.signMeaning,
    label: bulkMessages.password,
    field: 'password' as const,
    confirm: bulkMessages.sign,
  },
};

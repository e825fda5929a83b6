import Button from '@mui/material/Button';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentPerson, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { undoTime, useUndoable } from '../../shell/index.ts';
import { CommentForm } from './comment-form.tsx';
import { commentMessages } from './messages.ts';
import { OneComment } from './one-comment.tsx';
import { SuggestedWords } from './suggested-words.tsx';
import type { CommentThread } from './threads.ts';
import { useDecideSuggestion } from './use-decide-suggestion.ts';

type Props = {
  letterId: string;
  thread: CommentThread;
  people: CommentPerson[];
  canWrite: boolean;
  /** May the reader accept and reject suggestions now? */
  canDecide: boolean;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
  /** Its passage is not in the text any more; undefined where that is not known. */
  isGone?: boolean;
  /** Its passage is shown with it: it stands beside no text. */
  showsQuote?: boolean;
  /** Saves what is being written before a suggestion changes the text; false keeps from accepting it. */
  before?: () => Promise<boolean>;
  /** The text is another one now. */
  onAccepted?: () => void;
};

/** A comment or suggestion with its answers and what can be done about it. */
export function Thread(props: Props) {
  const { thread, canWrite, isGone = false, showsQuote = true, write } = props;
  const { first, answers } = thread;
  const { addComment, settleComment } = useNaskah();
  const notifyUndoable = useUndoable();
  const [doing, setDoing] = useState<'answer' | 'reject' | null>(null);
  // Whose form was closed: its button has the focus again.
  const [left, setLeft] = useState<typeof doing>(null);
  const [isUnfolded, setUnfolded] = useState(first.resolvedAt === null);
  const { letterId, people } = props;
  const isSettled = first.resolvedAt !== null;
  const isSuggestion = first.proposal !== null;
  const decide = useDecideSuggestion(props);
  if (isSettled && !isUnfolded)
    return (
      <button type="button" className="comments-settled" onClick={() => setUnfolded(true)}>
        {translate(
          commentMessages.settled(
            (first.text || first.anchor?.quote)?.slice(0, 60) || translate(commentMessages.deletedShort),
            answers.length + 1,
          ),
        )}
      </button>
    );
  const settle = async (isDone: boolean): Promise<boolean> => {
    const isTaken = await write(() => settleComment(letterId, first.id, isDone));
    if (isTaken) setUnfolded(!isDone);
    return isTaken;
  };
  const done = async () => {
    if (!(await settle(true))) return;
    notifyUndoable(
      translate(commentMessages.settledDone),
      async () => {
        await write(() => settleComment(letterId, first.id, false));
        setUnfolded(true);
        return { text: translate(commentMessages.reopened) };
      },
      { autoHideDuration: undoTime },
    );
  };
  const close = () => {
    setLeft(doing);
    setDoing(null);
  };
  const said = [first, ...answers];
  return (
    <div className="comments-thread" data-settled={isSettled || undefined}>
      {isSuggestion && <div className="comment-kind">{translate(commentMessages.suggest)}</div>}
      {isGone && <p className="comments-note">{translate(commentMessages.passageGone)}</p>}
      {first.anchor && !isSuggestion && (isGone || showsQuote) && (
        <blockquote className="comment-quote">{first.anchor.quote}</blockquote>
      )}
      {said.map((comment) => (
        <OneComment
          key={comment.id}
          letterId={letterId}
          comment={comment}
          people={people}
          canWrite={canWrite && !first.outcome}
          write={write}
        >
          {comment === first && <SuggestedWords comment={first} />}
        </OneComment>
      ))}
      {first.resolvedBy && isSettled && (
        <p className="comments-note">
          {translate(
            (first.outcome === 'accepted'
              ? commentMessages.acceptedBy
              : first.outcome === 'rejected'
                ? commentMessages.rejectedBy
                : commentMessages.doneBy)(first.resolvedBy),
          )}
        </p>
      )}
      {doing === 'answer' && (
        <CommentForm
          label={translate(commentMessages.writeAnswer)}
          keptAs={`comment.${letterId}.${first.id}`}
          verb={translate(commentMessages.answer)}
          autoFocus
          people={people}
          onCancel={close}
          onSend={async (text, mentions, id) => {
            const said = { id, text, mentions, parentId: first.id };
            const isTaken = await write(() => addComment(letterId, said));
            if (isTaken) close();
            return isTaken;
          }}
        />
      )}
      {doing === 'reject' && (
        <CommentForm
          label={translate(commentMessages.rejectWhy)}
          keptAs={`reject.${letterId}.${first.id}`}
          verb={translate(commentMessages.rejectDone)}
          autoFocus
          mayBeEmpty
          people={[]}
          onCancel={close}
          onSend={async (text) => {
            const isTaken = await decide.reject(text || null);
            if (isTaken) close();
            return isTaken;
          }}
        />
      )}
      {doing === null && canWrite && !first.isDeleted && (
        <div className="comment-actions">
          {isSuggestion && !isSettled && props.canDecide && (
            <>
              <Button
                size="small"
                variant="outlined"
                loading={decide.isPending}
                startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
                onClick={decide.accept}
              >
                {translate(commentMessages.accept)}
              </Button>
              <Button
                size="small"
                variant="outlined"
                autoFocus={left === 'reject'}
                startIcon={<X size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => setDoing('reject')}
              >
                {translate(commentMessages.reject)}
              </Button>
            </>
          )}
          {isSuggestion && !isSettled && !props.canDecide && (
            <span className="comment-waits">{translate(commentMessages.waitsForDrafter)}</span>
          )}
          {!isSuggestion && !isSettled && (
            <Button
              size="small"
              variant="outlined"
              startIcon={<Check size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => void done()}
            >
              {translate(commentMessages.settle)}
            </Button>
          )}
          {isSettled && first.outcome !== 'accepted' && (
            <Button size="small" variant="text" onClick={() => void settle(false)}>
              {translate(commentMessages.reopen)}
            </Button>
          )}
          {!isSettled && (
            <Button
              size="small"
              variant="text"
              autoFocus={left === 'answer'}
              onClick={() => setDoing('answer')}
            >
              {translate(commentMessages.answer)}
            </Button>
          )}
        </div>
      )}
    </div>
  );
}

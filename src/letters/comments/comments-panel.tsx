import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentPerson, LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { CommentForm } from './comment-form.tsx';
import { commentMessages } from './messages.ts';
import { OneComment } from './one-comment.tsx';
import { useComments } from './use-comments.ts';
import { useShown } from './use-shown.ts';
import './comments.css';

type Props = {
  letterId: string;
  /** May the reader write, too? */
  canWrite: boolean;
};

/** Comments on a draft: threads one level deep, resolved ones folded. */
export function CommentsPanel(props: Props) {
  const { ref, isShown } = useShown<HTMLDivElement>();
  return (
    <div ref={ref}>
      <Comments {...props} isShown={isShown} />
    </div>
  );
}

function Comments({ letterId, canWrite, isShown }: Props & { isShown: boolean }) {
  const { data, error, refetch, write, showEarlier } = useComments(letterId, isShown);
  const { addComment } = useNaskah();
  if (error && !data)
    return (
      <p className="comments-note" role="alert">
        {translate(commentMessages.notLoaded)}{' '}
        <Button size="small" variant="text" onClick={() => void refetch()}>
          {translate(commonMessages.retry)}
        </Button>
      </p>
    );
  if (!data)
    return (
      <Skeleton
        role="status"
        variant="rounded"
        height={96}
        animation={false}
        aria-label={translate(commentMessages.loading)}
      />
    );
  const threads = data.items
    .filter((comment) => comment.parentId === null)
    .filter((comment) => isStanding(comment, data.items));
  return (
    <section className="comments" aria-label={translate(commentMessages.comments)}>
      {showEarlier && (
        <Button size="small" variant="text" onClick={showEarlier}>
          {translate(commentMessages.earlier)}
        </Button>
      )}
      {threads.length === 0 && <p className="comments-note">{translate(commentMessages.none)}</p>}
      {threads.map((comment) => (
        <Thread
          key={comment.id}
          letterId={letterId}
          first={comment}
          answers={data.items.filter((other) => other.parentId === comment.id)}
          people={data.people}
          canWrite={canWrite}
          write={write}
        />
      ))}
      {canWrite && (
        <CommentForm
          label={translate(commentMessages.write)}
          keptAs={`comment.${letterId}`}
          verb={translate(commentMessages.send)}
          people={data.people}
          onSend={(text, mentions) => write(() => addComment(letterId, { text, mentions }))}
        />
      )}
    </section>
  );
}

/** A deleted comment remains only while it has answers. */
const isStanding = (comment: LetterComment, all: LetterComment[]): boolean =>
  !comment.isDeleted || all.some((other) => other.parentId === comment.id && !other.isDeleted);

type ThreadProps = {
  letterId: string;
  first: LetterComment;
  answers: LetterComment[];
  people: CommentPerson[];
  canWrite: boolean;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
};

function Thread({ letterId, first, answers, people, canWrite, write }: ThreadProps) {
  const { addComment, settleComment } = useNaskah();
  const [isAnswering, setIsAnswering] = useState(false);
  const [isOpen, setIsOpen] = useState(first.resolvedAt === null);
  const isSettled = first.resolvedAt !== null;
  if (isSettled && !isOpen)
    return (
      <button type="button" className="comments-settled" onClick={() => setIsOpen(true)}>
        {translate(
          commentMessages.settled(
            first.text.slice(0, 60) || translate(commentMessages.deletedShort),
            answers.length + 1,
          ),
        )}
      </button>
    );
  return (
    <div className="comments-thread" data-settled={isSettled || undefined}>
      {[first, ...answers.filter((answer) => !answer.isDeleted)].map((comment) => (
        <OneComment
          key={comment.id}
          letterId={letterId}
          comment={comment}
          people={people}
          canWrite={canWrite}
          write={write}
        />
      ))}
      {isAnswering ? (
        <CommentForm
          label={translate(commentMessages.writeAnswer)}
          keptAs={`comment.${letterId}.${first.id}`}
          verb={translate(commentMessages.answer)}
          autoFocus
          people={people}
          onCancel={() => setIsAnswering(false)}
          onSend={async (text, mentions) => {
            const isTaken = await write(() => addComment(letterId, { text, mentions, parentId: first.id }));
            if (isTaken) setIsAnswering(false);
            return isTaken;
          }}
        />
      ) : (
        canWrite && (
          <div className="comment-actions">
            {!first.isDeleted && (
              <Button size="small" variant="text" onClick={() => setIsAnswering(true)}>
                {translate(commentMessages.answer)}
              </Button>
            )}
            {!first.isDeleted && (
              <Button
                size="small"
                variant="text"
                onClick={async () => {
                  if (await write(() => settleComment(letterId, first.id, !isSettled))) setIsOpen(isSettled);
                }}
              >
                {isSettled ? translate(commentMessages.reopen) : translate(commentMessages.settle)}
              </Button>
            )}
          </div>
        )
      )}
    </div>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentPerson, LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { say } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { commonWords } from '../../ui/words.ts';
import { CommentForm } from './comment-form.tsx';
import { mentionParts } from './mentions.ts';
import { commentWords } from './words.ts';

type Props = {
  letterId: string;
  comment: LetterComment;
  people: CommentPerson[];
  canWrite: boolean;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
};

/** One comment; only its author changes and deletes it. */
export function OneComment({ letterId, comment, people, canWrite, write }: Props) {
  const { changeComment, deleteComment } = useNaskah();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (comment.isDeleted) return <p className="comments-note">{say(commentWords.deleted)}</p>;
  return (
    <article className="comment" data-answer={comment.parentId !== null || undefined}>
      <header>
        <b>{comment.personName}</b>{' '}
        {comment.isUnread && (
          <span className="comment-new" title={say(commentWords.unread)}>
            {say(commentWords.new)}
          </span>
        )}
        <small>
          {[
            comment.positionName,
            comment.onBehalfOf && say({ id: `untuk ${comment.onBehalfOf}`, en: `for ${comment.onBehalfOf}` }),
          ]
            .filter(Boolean)
            .join(', ')}
          {' · '}
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.isEdited && say(commentWords.edited)}
        </small>
      </header>
      {isChanging ? (
        <CommentForm
          label={say(commentWords.edit)}
          verb={say(commonWords.save)}
          autoFocus
          initial={comment.text}
          people={people}
          onCancel={() => setIsChanging(false)}
          onSend={async (text) => {
            const isTaken = await write(() => changeComment(letterId, comment.id, text));
            if (isTaken) setIsChanging(false);
            return isTaken;
          }}
        />
      ) : (
        <p>
          {mentionParts(comment.text, people).map(({ at, text, isMention }) =>
            isMention ? (
              <span key={at} className="comment-mention">
                {text}
              </span>
            ) : (
              text
            ),
          )}
        </p>
      )}
      {canWrite && comment.isMine && !isChanging && (
        <div className="comment-actions">
          <Button size="small" variant="text" onClick={() => setIsChanging(true)}>
            {say(commonWords.edit)}
          </Button>
          <Button size="small" variant="text" onClick={() => setIsAsking(true)}>
            {say(commonWords.remove)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={say(commentWords.removeTitle)}
        confirm={say(commonWords.remove)}
        onConfirm={() => {
          setIsAsking(false);
          void write(() => deleteComment(letterId, comment.id));
        }}
        onClose={() => setIsAsking(false)}
      >
        {say(commentWords.removeText)}
      </ConfirmDialog>
    </article>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentPerson, LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDateTime } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { CommentForm } from './comment-form.tsx';
import { mentionParts } from './mentions.ts';
import { commentMessages } from './messages.ts';

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
  if (comment.isDeleted) return <p className="comments-note">{translate(commentMessages.deleted)}</p>;
  return (
    <article className="comment" data-answer={comment.parentId !== null || undefined}>
      <header>
        <b>{comment.personName}</b>{' '}
        {comment.isUnread && (
          <span className="comment-new" title={translate(commentMessages.unread)}>
            {translate(commentMessages.new)}
          </span>
        )}
        <small>
          {[
            comment.positionName,
            comment.onBehalfOf &&
              translate({ id: `untuk ${comment.onBehalfOf}`, en: `for ${comment.onBehalfOf}` }),
          ]
            .filter(Boolean)
            .join(', ')}
          {' · '}
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.isEdited && translate(commentMessages.edited)}
        </small>
      </header>
      {isChanging ? (
        <CommentForm
          label={translate(commentMessages.edit)}
          verb={translate(commonMessages.save)}
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
            {translate(commonMessages.edit)}
          </Button>
          <Button size="small" variant="text" onClick={() => setIsAsking(true)}>
            {translate(commonMessages.remove)}
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title={translate(commentMessages.removeTitle)}
        confirm={translate(commonMessages.remove)}
        onConfirm={() => {
          setIsAsking(false);
          void write(() => deleteComment(letterId, comment.id));
        }}
        onClose={() => setIsAsking(false)}
      >
        {translate(commentMessages.removeText)}
      </ConfirmDialog>
    </article>
  );
}

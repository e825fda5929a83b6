import IconButton from '@mui/material/IconButton';
import Pencil from 'lucide-react/icons/pencil';
import Trash2 from 'lucide-react/icons/trash-2';
import { type ReactNode, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentPerson, LetterComment, LetterComments } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { eventTime } from '../moments.ts';
import { CommentForm } from './comment-form.tsx';
import { mentionParts } from './mentions.ts';
import { commentMessages } from './messages.ts';

type Props = {
  letterId: string;
  comment: LetterComment;
  people: CommentPerson[];
  canWrite: boolean;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
  /** Above its words. */
  children?: ReactNode;
};

/** Longer ones fold. */
const manyLines = 6;
const manySigns = 280;

/** One comment; only its author changes and deletes it. */
export function OneComment({ letterId, comment, people, canWrite, write, children }: Props) {
  const { changeComment, deleteComment } = useNaskah();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  const [isWhole, setIsWhole] = useState(false);
  const isLong = comment.text.length > manySigns || comment.text.split('\n').length > manyLines;
  if (comment.isDeleted) return <p className="comments-note">{translate(commentMessages.deleted)}</p>;
  return (
    <article className="comment" data-answer={comment.parentId !== null || undefined}>
      <header>
        <b title={comment.positionName}>
          {comment.isMine ? translate(commentMessages.you) : comment.personName}
        </b>{' '}
        {comment.isUnread && (
          <span className="comment-new" title={translate(commentMessages.unread)}>
            {translate(commentMessages.new)}
          </span>
        )}
        <small>
          <time dateTime={comment.createdAt}>{eventTime(comment.createdAt)}</time>
          {comment.isEdited && translate(commentMessages.edited)}
        </small>
      </header>
      {comment.onBehalfOf && (
        <small>{translate({ id: `untuk ${comment.onBehalfOf}`, en: `for ${comment.onBehalfOf}` })}</small>
      )}
      {children}
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
        comment.text !== '' && (
          <p className={isLong && !isWhole ? 'is-folded' : undefined}>
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
        )
      )}
      {isLong && !isWhole && !isChanging && (
        <button type="button" className="text-link" onClick={() => setIsWhole(true)}>
          {translate(commentMessages.more)}
        </button>
      )}
      {canWrite && comment.isMine && !isChanging && (
        <div className="comment-own">
          {comment.text !== '' && (
            <IconButton
              size="small"
              title={translate(commonMessages.edit)}
              aria-label={translate(commonMessages.edit)}
              onClick={() => setIsChanging(true)}
            >
              <Pencil size={15} strokeWidth={1.6} aria-hidden />
            </IconButton>
          )}
          <IconButton
            size="small"
            title={translate(commonMessages.remove)}
            aria-label={translate(commonMessages.remove)}
            onClick={() => setIsAsking(true)}
          >
            <Trash2 size={15} strokeWidth={1.6} aria-hidden />
          </IconButton>
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

import Button from '@mui/material/Button';
import { useState } from 'react';
import { useNaskah } from '../../dataProvider/index.ts';
import type {
  CommentPerson,
  LetterComment,
  LetterComments,
} from '../../resources/naskah-dinas/letter-comment.ts';
import { ConfirmDialog, formatDateTime } from '../shell/index.ts';
import { CommentForm } from './comment-form.tsx';
import { mentionParts } from './mentions.ts';

type Props = {
  letterId: string;
  comment: LetterComment;
  people: CommentPerson[];
  canWrite: boolean;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
};

/** One comment: who, when, what; its author changes and deletes it. */
export const OneComment = ({ letterId, comment, people, canWrite, write }: Props) => {
  const { changeComment, deleteComment } = useNaskah();
  const [isChanging, setIsChanging] = useState(false);
  const [isAsking, setIsAsking] = useState(false);
  if (comment.isDeleted) return <p className="comments-note">Komentar dihapus oleh penulisnya.</p>;
  return (
    <article className="comment" data-answer={comment.parentId !== null || undefined}>
      <header>
        <b>{comment.personName}</b>{' '}
        {comment.isUnread && (
          <span className="comment-new" title="Belum dibaca">
            baru
          </span>
        )}
        <small>
          {[comment.positionName, comment.onBehalfOf && `untuk ${comment.onBehalfOf}`]
            .filter(Boolean)
            .join(', ')}
          {' · '}
          <time dateTime={comment.createdAt}>{formatDateTime(comment.createdAt)}</time>
          {comment.isEdited && ' · diubah'}
        </small>
      </header>
      {isChanging ? (
        <CommentForm
          label="Ubah komentar"
          verb="Simpan"
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
            Ubah
          </Button>
          <Button size="small" variant="text" onClick={() => setIsAsking(true)}>
            Hapus
          </Button>
        </div>
      )}
      <ConfirmDialog
        open={isAsking}
        danger
        title="Hapus komentar ini?"
        confirm="Hapus"
        onConfirm={() => {
          setIsAsking(false);
          void write(() => deleteComment(letterId, comment.id));
        }}
        onClose={() => setIsAsking(false)}
      >
        Komentar Anda hilang bagi semua orang pada naskah ini.
      </ConfirmDialog>
    </article>
  );
};

import { useNaskah } from '../../../dataProvider/index.ts';
import type { CommentAnchor, CommentPerson } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { CommentForm } from './comment-form.tsx';
import { commentMessages } from './messages.ts';
import { SuggestionForm } from './suggestion-form.tsx';
import type { Comments } from './use-comments.ts';

/** What is being written: about a passage, or about the whole letter. */
export type NewComment = { kind: 'comment' | 'suggestion'; anchor: CommentAnchor | null };
/** The passage of the one being written. */
export const newPassage = 'new';

type Props = {
  letterId: string;
  written: NewComment;
  people: CommentPerson[];
  comments: Comments;
  onDone: () => void;
};

export function NewCard({ letterId, written: { kind, anchor }, people, comments, onDone }: Props) {
  const { addComment } = useNaskah();
  if (kind === 'suggestion' && anchor)
    return (
      <>
        <div className="comment-kind">{translate(commentMessages.suggest)}</div>
        <SuggestionForm letterId={letterId} anchor={anchor} send={comments.send} onDone={onDone} />
      </>
    );
  return (
    <CommentForm
      label={translate(anchor ? commentMessages.writeOnPassage : commentMessages.write)}
      keptAs={`comment.${letterId}`}
      verb={translate(commentMessages.send)}
      autoFocus
      people={people}
      onCancel={onDone}
      onSend={async (text, mentions, id) => {
        const isTaken = await comments.write(() =>
          addComment(letterId, { id, text, mentions, ...(anchor && { anchor }) }),
        );
        if (isTaken) onDone();
        return isTaken;
      }}
    />
  );
}

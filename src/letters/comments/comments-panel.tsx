import Button from '@mui/material/Button';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { CommentForm } from './comment-form.tsx';
import { CommentsWait } from './comments-wait.tsx';
import { commentMessages } from './messages.ts';
import { Thread } from './thread.tsx';
import { threadsOf } from './threads.ts';
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
  const comments = useComments(letterId, isShown);
  const { data, write, showEarlier } = comments;
  const { addComment } = useNaskah();
  if (!data) return <CommentsWait comments={comments} />;
  const threads = threadsOf(data.items);
  return (
    <section className="comments" aria-label={translate(commentMessages.comments)}>
      {showEarlier && (
        <Button size="small" variant="text" onClick={showEarlier}>
          {translate(commentMessages.earlier)}
        </Button>
      )}
      {threads.length === 0 && <p className="comments-note">{translate(commentMessages.none)}</p>}
      {threads.map((thread) => (
        <Thread
          key={thread.first.id}
          letterId={letterId}
          thread={thread}
          people={data.people}
          canWrite={canWrite}
          canDecide={false}
          write={write}
        />
      ))}
      {canWrite && (
        <CommentForm
          label={translate(commentMessages.write)}
          keptAs={`comment.${letterId}`}
          verb={translate(commentMessages.send)}
          people={data.people}
          onSend={(text, mentions, id) => write(() => addComment(letterId, { id, text, mentions }))}
        />
      )}
    </section>
  );
}

import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { CommentForm } from './comment-form.tsx';
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
          onSend={(text, mentions) => write(() => addComment(letterId, { text, mentions }))}
        />
      )}
    </section>
  );
}

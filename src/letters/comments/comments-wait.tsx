import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { commentMessages } from './messages.ts';
import type { Comments } from './use-comments.ts';

/** In place of comments that load, or could not be loaded. */
export function CommentsWait({
  comments: { error, refetch },
}: {
  comments: Pick<Comments, 'error' | 'refetch'>;
}) {
  return error ? (
    <p className="comments-note" role="alert">
      {translate(commentMessages.notLoaded)}{' '}
      <Button size="small" variant="text" onClick={() => void refetch()}>
        {translate(commonMessages.retry)}
      </Button>
    </p>
  ) : (
    <Skeleton
      role="status"
      variant="rounded"
      height={96}
      animation={false}
      aria-label={translate(commentMessages.loading)}
    />
  );
}

import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterComments } from '../../../domain/letters/letter-comment.ts';
import { translate } from '../../../lib/language.ts';
import { useRequest } from '../../ui/use-request.ts';
import { commentMessages } from './messages.ts';
import type { CommentThread } from './threads.ts';

type Deciding = {
  letterId: string;
  thread: CommentThread;
  write: (verb: () => Promise<LetterComments>) => Promise<boolean>;
  before?: (() => Promise<boolean>) | undefined;
  onAccepted?: (() => void) | undefined;
};

/** Accepts or rejects a suggestion, and says so. */
export function useDecideSuggestion({ letterId, thread: { first }, write, before, onAccepted }: Deciding) {
  const { acceptSuggestion, rejectSuggestion } = useNaskah();
  const notify = useNotify();
  const { isPending, request } = useRequest();
  const accept = () =>
    void request(async () => {
      if (before && !(await before())) return;
      if (!(await write(() => acceptSuggestion(letterId, first.id)))) return;
      notify(translate(commentMessages.accepted), { type: 'success' });
      onAccepted?.();
    });
  const reject = async (text: string | null): Promise<boolean> => {
    const isTaken = await write(() => rejectSuggestion(letterId, first.id, text));
    if (isTaken) notify(translate(commentMessages.rejected), { type: 'success' });
    return isTaken;
  };
  return { accept, reject, isPending };
}

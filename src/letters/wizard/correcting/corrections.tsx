import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { CommentAnchor } from '../../../../domain/letters/letter-comment.ts';
import { lastReturn } from '../../../../domain/letters/letter-life.ts';
import { translate } from '../../../../lib/language.ts';
import { tellTyped } from '../../../ui/tell-typed.ts';
import { keys } from '../../cache.ts';
import { CommentsWait, isOpen, Thread, threadsOf, useComments } from '../../comments/index.ts';
import { ReturnedNote } from '../../reading/returned-note.tsx';
import { rangeOfPassage } from '../../sheet/index.ts';
import { type Draft, draftOf } from '../draft/draft.ts';
import { refreshDesk } from '../frame/refresh-desk.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { correctingMessages } from './messages.ts';

/** Beside the text of a returned letter: why it came back, then each open comment and suggestion, in its order. */
export default function Corrections({ onReplaced }: { onReplaced: () => void }) {
  const { draft, autosave } = useWizard();
  const { timeline, getLetter } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const comments = useComments(draft.id, true);
  const history = useQuery({
    queryKey: keys.timeline(draft.id),
    queryFn: ({ signal }) => timeline(draft.id, { signal }),
  });
  const returned = lastReturn(history.data ?? []);
  const open = threadsOf(comments.data?.items ?? [])
    .filter(isOpen)
    .toSorted((a, b) => placeOf(a.first.anchor) - placeOf(b.first.anchor));
  const flushed = useRef<Draft>(undefined);
  const saved = async (): Promise<boolean> => {
    if (await autosave.flush()) {
      flushed.current = autosave.snapshot().document;
      return true;
    }
    notify(translate(correctingMessages.saveFirst), { type: 'warning' });
    return false;
  };
  const reread = async () => {
    const now = await getLetter(draft.id);
    tellTyped();
    // What was typed meanwhile is merged with it by its own save.
    if (autosave.snapshot().document === flushed.current) {
      autosave.replace(draftOf(now), now.version);
      onReplaced();
    }
    refreshDesk(client, draft.id);
  };
  return (
    <Points aria-label={translate(correctingMessages.title)}>
      <h2>{translate(correctingMessages.title)}</h2>
      {returned && <ReturnedNote {...returned} />}
      {!comments.data ? (
        <CommentsWait comments={comments} />
      ) : (
        <>
          {open.length === 0 && <p className="comments-note">{translate(correctingMessages.nothingOpen)}</p>}
          {open.map((thread, index) => (
            <div
              key={thread.first.id}
              className="comment-card"
              data-suggestion={thread.first.proposal !== null || undefined}
            >
              <div className="comment-head">
                {translate(correctingMessages.of(index + 1, open.length))}
                {thread.first.anchor && (
                  <button type="button" className="text-link" onClick={() => showInText(thread.first.anchor)}>
                    {translate(correctingMessages.show)}
                  </button>
                )}
              </div>
              <Thread
                letterId={draft.id}
                thread={thread}
                people={comments.data?.people ?? []}
                canWrite
                canDecide
                write={comments.write}
                before={saved}
                onAccepted={() => void reread()}
              />
            </div>
          ))}
        </>
      )}
    </Points>
  );
}

/** Those on the whole letter first. */
const placeOf = (anchor: CommentAnchor | null): number =>
  anchor ? anchor.block + (anchor.part === 'cover' ? 0 : 1_000_000) : -1;

/** Selects the passage where one writes. */
function showInText(anchor: CommentAnchor | null): void {
  const text = document.querySelector<HTMLElement>('[contenteditable="true"]');
  const range = text && anchor && rangeOfPassage(text, anchor);
  if (!text || !range) return;
  text.focus({ preventScroll: true });
  const selection = document.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  range.startContainer.parentElement?.scrollIntoView({ block: 'center' });
}

const Points = styled('section')({
  display: 'grid',
  gap: 12,
  alignContent: 'start',
  padding: '16px 20px 24px',
  '& > h2': { margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 },
});

import Button from '@mui/material/Button';
import { type Dispatch, type ReactNode, type SetStateAction, useRef } from 'react';
import { translate } from '../../../lib/language.ts';
import { CardFromPassage } from './card-from-passage.tsx';
import { CommentsWait } from './comments-wait.tsx';
import { commentMessages } from './messages.ts';
import { NewCard, type NewComment, newPassage } from './new-card.tsx';
import { Thread } from './thread.tsx';
import { type CommentThread, isOpen, threadsOf } from './threads.ts';
import type { Comments } from './use-comments.ts';
import { usePlacedCards } from './use-placed-cards.ts';
import './comments.css';
import './comment-column.css';

type Props = {
  letterId: string;
  comments: Comments;
  canWrite: boolean;
  canDecide: boolean;
  /** The height of each passage, from the column's top; those that are gone have none. */
  tops: ReadonlyMap<string, number>;
  /** Passages are shown: on printed pages they are not. */
  isAnchored: boolean;
  /** There is room beside the sheet; else a card opens from its passage. */
  isBeside: boolean;
  showsDone: boolean;
  onShowDone: (shows: boolean) => void;
  /** The thread that is looked at. */
  current: string | null;
  onCurrent: (id: string | null) => void;
  /** The element of a passage. */
  passageOf: (id: string) => HTMLElement | null;
  written: NewComment | null;
  onWrite: Dispatch<SetStateAction<NewComment | null>>;
  onAccepted: () => void;
};

/** Comments at the height of what they are about; before them those on the whole letter. */
export function CommentColumn(props: Props) {
  const { comments, letterId, tops, isAnchored, isBeside, written, onWrite, current, onCurrent } = props;
  const { data } = comments;
  const column = useRef<HTMLDivElement>(null);
  const threads = data ? threadsOf(data.items) : [];
  const open = threads.filter(isOpen);
  const shown = props.showsDone ? threads : open;
  const isPlaced = ({ first }: CommentThread) =>
    isAnchored && isBeside && first.anchor !== null && tops.has(first.id);
  const placed = shown.filter(isPlaced);
  const isWrittenPlaced = Boolean(written?.anchor) && isAnchored && isBeside;
  const ids = [...placed.map(({ first }) => first.id), ...(isWrittenPlaced ? [newPassage] : [])];
  const { at, height } = usePlacedCards(column, ids, tops);

  if (!data) return <CommentsWait comments={comments} />;
  const threadOf = (thread: CommentThread, showsQuote: boolean) => (
    <Thread
      key={`${thread.first.id} ${thread.first.resolvedAt}`}
      letterId={letterId}
      thread={thread}
      people={data.people}
      canWrite={props.canWrite}
      canDecide={props.canDecide}
      write={comments.write}
      isGone={isAnchored && thread.first.anchor !== null && isOpen(thread) && !tops.has(thread.first.id)}
      showsQuote={showsQuote}
      onAccepted={props.onAccepted}
    />
  );
  const newCard = written && (
    <NewCard
      letterId={letterId}
      written={written}
      people={data.people}
      comments={comments}
      // A slow answer does not close what was begun since.
      onDone={() => onWrite((now) => (now === written ? null : now))}
    />
  );
  const card = (id: string, isSuggestion: boolean, isPlacedCard: boolean, content: ReactNode) => (
    // biome-ignore lint/a11y/noStaticElementInteractions: whose parts have the focus is looked at
    <div
      key={id}
      data-card={id}
      className="comment-card"
      data-suggestion={isSuggestion || undefined}
      data-current={current === id || undefined}
      style={isPlacedCard ? { top: at.get(id)?.top ?? 0 } : undefined}
      onFocus={() => onCurrent(id)}
      onPointerDown={() => onCurrent(id)}
    >
      {isPlacedCard && <i className="comment-line" style={{ top: at.get(id)?.line ?? 12 }} aria-hidden />}
      {content}
    </div>
  );
  const fromPassage = isAnchored && !isBeside ? shown.find(({ first }) => first.id === current) : undefined;
  return (
    <section
      ref={column}
      className="comment-column"
      aria-label={translate(commentMessages.comments)}
      style={{ minHeight: height }}
    >
      <div data-flow className="comment-flow">
        <header className="comment-head">
          <h3>{translate(commentMessages.comments)}</h3>{' '}
          <small>{translate(commentMessages.counts(open.length, threads.length - open.length))}</small>
          {threads.length > open.length && (
            <button type="button" className="text-link" onClick={() => props.onShowDone(!props.showsDone)}>
              {translate(props.showsDone ? commentMessages.showOpen : commentMessages.showAll)}
            </button>
          )}
        </header>
        {comments.showEarlier && (
          <Button size="small" variant="text" onClick={comments.showEarlier}>
            {translate(commentMessages.earlier)}
          </Button>
        )}
        {threads.length === 0 && !written && (
          <p className="comments-note">{translate(commentMessages.none)}</p>
        )}
        {threads.length === 0 && !written && props.canWrite && isAnchored && (
          <p className="comments-note">{translate(commentMessages.selectText)}</p>
        )}
        {shown
          .filter((thread) => !isPlaced(thread))
          .map((thread) =>
            card(thread.first.id, thread.first.proposal !== null, false, threadOf(thread, true)),
          )}
        {written && !written.anchor && <div className="comment-card">{newCard}</div>}
        {props.canWrite && !written && (
          <button
            type="button"
            className="text-link comment-whole"
            onClick={() => onWrite({ kind: 'comment', anchor: null })}
          >
            {translate(commentMessages.forWhole)}
          </button>
        )}
      </div>
      {placed.map((thread) =>
        card(thread.first.id, thread.first.proposal !== null, true, threadOf(thread, false)),
      )}
      {isWrittenPlaced && card(newPassage, written?.kind === 'suggestion', true, newCard)}
      {written?.anchor && !isWrittenPlaced && (
        <CardFromPassage passage={props.passageOf(newPassage)} onClose={() => onWrite(null)}>
          {newCard}
        </CardFromPassage>
      )}
      {fromPassage && !written && props.passageOf(fromPassage.first.id) && (
        <CardFromPassage passage={props.passageOf(fromPassage.first.id)} onClose={() => onCurrent(null)}>
          {threadOf(fromPassage, false)}
        </CardFromPassage>
      )}
    </section>
  );
}

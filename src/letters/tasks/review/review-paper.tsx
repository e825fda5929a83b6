import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { useIsPhone, useMatch } from '../../../ui/use-match.ts';
import { useWidth } from '../../../ui/use-width.ts';
import {
  CommentColumn,
  type Comments,
  isOpen,
  type NewComment,
  newPassage,
  threadsOf,
} from '../../comments/index.ts';
import { LetterPaper } from '../../reading/letter-paper.tsx';
import { useTextShown } from '../../reading/use-text-shown.ts';
import {
  factsOffPaper,
  LetterSheet,
  type Passage,
  passageMark,
  proposedMark,
  sheetOf,
} from '../../sheet/index.ts';
import { FactDifferences } from '../../versions/index.ts';
import { ChangesStrip } from './changes-strip.tsx';
import type { Since } from './measure.ts';
import { reviewMessages } from './messages.ts';
import { SelectionButton } from './selection-button.tsx';
import { SheetSigns } from './sheet-signs.tsx';
import { useChanges } from './use-changes.ts';
import { usePlaces } from './use-places.ts';
import './review.css';

type Props = {
  letter: Letter;
  comments: Comments;
  /** The decision from which on changes are marked; null shows none. */
  since: Since | null;
  /** Printed pages instead of the sheet. */
  isOnPages: boolean;
  /** Another text is stored, by the reader's own step. */
  onAccepted: () => void;
  /** Once the letter is on the screen as it is in this version. */
  onShown?: () => void;
};

/** Sheet and column need it side by side. */
const roomForBoth = 620 + 20 + 276;

/** A letter for who reviews it: what changed since their last decision, and what is said about it. */
export default function ReviewPaper(props: Props) {
  const { letter, comments, since, isOnPages, onAccepted, onShown } = props;
  const sheet = useMemo(() => sheetOf(letter, letter.paper), [letter]);
  const found = useChanges(letter, sheet, since);
  const [view, setView] = useState<'changes' | 'final'>('changes');
  const [at, setAt] = useState(0);
  const [current, setCurrent] = useState<string | null>(null);
  const [showsDone, setShowsDone] = useState(false);
  const [written, setWritten] = useState<NewComment | null>(null);
  const paper = useRef<HTMLDivElement>(null);
  const [desk, width] = useWidth<HTMLDivElement>();

  const isFinal = view === 'final';
  const changes = isFinal ? undefined : found.changes;
  const items = comments.data?.items;
  const passages = useMemo(() => passagesOf(items ?? [], written, showsDone), [items, written, showsDone]);
  const review = useMemo(
    () => ({
      changes,
      passages,
      bodyPart: letter.contentMode === 'upload' ? ('cover' as const) : ('content' as const),
    }),
    [changes, passages, letter.contentMode],
  );
  const signs = usePlaces(paper, 'data-change', review);
  const anchors = usePlaces(paper, passageMark, review);
  // Narrower, the chain is a tab too (LOOK, review).
  const isWide = useMatch('(min-width: 1200px)');
  const isPhone = useIsPhone();
  const isBeside = isWide && (!width || width >= roomForBoth);
  const tops = useMemo(
    () => new Map(anchors.map(({ id, top, height }) => [id, top + height / 2])),
    [anchors],
  );

  const off = useMemo(
    () => found.comparison && factsOffPaper(found.comparison, new Set(signs.map(({ id }) => id))),
    [found.comparison, signs],
  );
  const offCount = off ? off.fields.length + sizeOf(off.people) + sizeOf(off.files) : 0;
  const unplaced = found.changes ? unplacedIn(found.changes, signs) : 0;
  const counted = useRef(0);
  if (!isFinal) counted.current = signs.length + offCount + unplaced;

  const passageOf = useCallback(
    (id: string) => paper.current?.querySelector<HTMLElement>(`[${passageMark}="${CSS.escape(id)}"]`) ?? null,
    [],
  );
  useMarkedPassage(paper, current, review);
  useTextShown(!isOnPages, letter.version, onShown);
  const go = (to: number) => {
    setAt(to);
    const button = paper.current?.querySelectorAll<HTMLElement>('.review-sign')[to];
    button?.focus({ preventScroll: true });
    scrollToThird(button);
  };
  useFirstChange(signs.length > 0, () => {
    const first = paper.current?.querySelector('.review-sign');
    const scroller = first?.closest('.mailbox-document');
    if (!first || !scroller) return;
    const isInSight = first.getBoundingClientRect().bottom < scroller.getBoundingClientRect().bottom;
    if (isPhone || !isInSight) scrollToThird(first);
  });
  const open = (target: EventTarget | null) => {
    const mark =
      target instanceof Element ? target.closest(`[${passageMark}], [${proposedMark}]`) : undefined;
    const chosen = mark?.getAttribute(passageMark) ?? mark?.getAttribute(proposedMark);
    if (!chosen || chosen === newPassage || isFinal) return;
    setCurrent(chosen);
    const card = desk.current?.querySelector(`[data-card="${CSS.escape(chosen)}"]`);
    if (isBeside) card?.scrollIntoView({ block: 'nearest' });
  };

  return (
    <div className="review" data-beside={isBeside || undefined}>
      {since && (
        <ChangesStrip
          since={since}
          found={found}
          count={counted.current}
          signs={signs.length}
          at={at}
          onGo={go}
          view={view}
          onView={setView}
        />
      )}
      {found.changes && (
        <button
          type="button"
          hidden
          data-review-key="t"
          onClick={() => setView(isFinal ? 'changes' : 'final')}
        />
      )}
      {letter.can.comment && (
        <button
          type="button"
          hidden
          data-review-key="c"
          onClick={() => setWritten({ kind: 'comment', anchor: null })}
        />
      )}
      {off && offCount > 0 && !isFinal && (
        <section className="review-off diff" aria-label={translate(reviewMessages.offPaper)}>
          <FactDifferences found={off} />
        </section>
      )}
      <div className="review-desk" ref={desk}>
        {/* biome-ignore lint/a11y/noStaticElementInteractions: its marks are buttons */}
        <div
          className={isFinal ? 'review-sheet is-final' : 'review-sheet'}
          ref={paper}
          onClick={(event) => open(event.target)}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== ' ') return;
            open(event.target);
            // Pressed like a button, a mark scrolls nothing.
            if (event.key === ' ' && event.target instanceof HTMLElement && event.target.matches('mark'))
              event.preventDefault();
          }}
        >
          {isOnPages ? (
            <LetterPaper letter={letter} onShown={onShown} />
          ) : (
            <>
              <LetterSheet letter={sheet} review={review} />
              {changes && (
                <SheetSigns places={signs} kindOf={(id) => kindOf(changes, id)} at={at} onGo={go} />
              )}
              {letter.can.comment && <SelectionButton sheet={paper} onWrite={setWritten} />}
            </>
          )}
        </div>
        <CommentColumn
          letterId={letter.id}
          comments={comments}
          canWrite={letter.can.comment}
          canDecide={letter.can.decideSuggestions === true}
          tops={tops}
          isAnchored={!isOnPages}
          isBeside={isBeside}
          showsDone={showsDone}
          onShowDone={setShowsDone}
          current={current}
          onCurrent={setCurrent}
          passageOf={passageOf}
          written={written}
          onWrite={setWritten}
          onAccepted={onAccepted}
        />
      </div>
    </div>
  );
}

function passagesOf(
  items: NonNullable<Comments['data']>['items'],
  written: NewComment | null,
  showsDone: boolean,
): Passage[] {
  const shown = threadsOf(items).filter((thread) => showsDone || isOpen(thread));
  const found = shown.flatMap(({ first: { id, anchor, proposal, outcome } }): Passage[] =>
    // What was accepted stands in the text.
    anchor && !outcome ? [{ id, part: anchor.part, anchor, proposal: proposal ?? undefined }] : [],
  );
  if (!written?.anchor) return found;
  return [...found, { id: newPassage, part: written.anchor.part, anchor: written.anchor }];
}

const sizeOf = ({ added, removed }: { added: unknown[]; removed: unknown[] }): number =>
  added.length + removed.length;

/** Changes of a text that could not be placed on the sheet. */
function unplacedIn(
  { body, cover }: NonNullable<ReturnType<typeof useChanges>['changes']>,
  placed: readonly { id: string }[],
): number {
  const ids = new Set(placed.map(({ id }) => id));
  return [...body.changes, ...cover.changes].filter(({ id }) => !ids.has(id)).length;
}

const kindOf = (changes: NonNullable<ReturnType<typeof useChanges>['changes']>, id: string) => {
  const text = [...changes.body.changes, ...changes.cover.changes].find((one) => one.id === id);
  if (text) return text.kind;
  const part = [...changes.parts.values()].find((one) => one.id === id);
  if (!part) return 'changed';
  return part.removed.length === 0 ? 'added' : part.added.length === 0 && part.isList ? 'removed' : 'changed';
};

/** Highlights the passage of the card that is looked at. */
function useMarkedPassage(
  paper: React.RefObject<HTMLElement | null>,
  current: string | null,
  drawn: unknown,
): void {
  // biome-ignore lint/correctness/useExhaustiveDependencies: other content has other elements
  useEffect(() => {
    for (const mark of paper.current?.querySelectorAll(`[${passageMark}]`) ?? [])
      mark.toggleAttribute('data-current', mark.getAttribute(passageMark) === current);
  }, [paper, current, drawn]);
}

/** Once, when the first change is on the sheet. */
function useFirstChange(isThere: boolean, run: () => void): void {
  const isDone = useRef(false);
  useEffect(() => {
    if (!isThere || isDone.current) return;
    isDone.current = true;
    run();
  });
}

/** Its line at a third of the height. */
function scrollToThird(element: Element | null | undefined): void {
  const scroller = element?.closest('.mailbox-document');
  if (!element || !scroller) return;
  const top = element.getBoundingClientRect().top - scroller.getBoundingClientRect().top;
  const isCalm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  scroller.scrollBy({ top: top - scroller.clientHeight / 3, behavior: isCalm ? 'auto' : 'smooth' });
}

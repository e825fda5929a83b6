import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import ChevronDown from 'lucide-react/icons/chevron-down';
import ChevronUp from 'lucide-react/icons/chevron-up';
import { useState } from 'react';
import type { DiffBlock } from '../../../../domain/letters/letter-version.ts';
import { few } from '../../../../lib/formats.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { InfoDialog } from '../../../ui/info-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { longDayOf } from '../../moments.ts';
import { BothSides } from '../../versions/index.ts';
import type { Since } from './measure.ts';
import { reviewMessages } from './messages.ts';
import type { FoundChanges } from './use-changes.ts';

/** From here on one reads old and new side by side rather than sign by sign. */
const many = 30;

type Props = {
  since: Since;
  found: FoundChanges;
  /** Of the sheet and of what it does not show. */
  count: number;
  /** How many signs there are to go through. */
  signs: number;
  at: number;
  onGo: (at: number) => void;
  view: 'changes' | 'final';
  onView: (view: 'changes' | 'final') => void;
};

/** How much has changed since which decision, the way from one change to the next, and the clean text. */
export function ChangesStrip({ since, found, count, signs, at, onGo, view, onView }: Props) {
  const [isOpen, setOpen] = useState(false);
  const { comparison, kept, isCompared } = found;
  const blocks = [...(found.changes?.cover.blocks ?? []), ...(found.changes?.body.blocks ?? [])];
  return (
    <section className="review-strip" aria-label={translate(reviewMessages.marked)}>
      <span className="review-strip-words">
        {found.retry ? (
          <span role="alert">
            {translate(reviewMessages.notLoaded)}{' '}
            <button type="button" className="text-link" onClick={found.retry}>
              {translate(commonMessages.retry)}
            </button>
          </span>
        ) : kept === undefined || (isCompared && !comparison) ? (
          <span role="status">{translate(reviewMessages.loading)}</span>
        ) : !isCompared ? (
          <>
            {translate(notKept(since))}{' '}
            {kept && (
              <button type="button" className="text-link" onClick={found.compare}>
                {translate(reviewMessages.compareWith(longDayOf(kept.at)))}
              </button>
            )}
          </>
        ) : (
          <>
            <b>
              {translate(
                count === 0
                  ? reviewMessages.none
                  : count > many
                    ? reviewMessages.many
                    : reviewMessages.changes(count),
              )}
            </b>{' '}
            {kept?.isSame === false ? (
              translate(reviewMessages.comparedWith(longDayOf(kept.at)))
            ) : (
              <>
                {translate(sinceWords(since))}
                <span className="review-wide">
                  {translate(
                    reviewMessages.onBy(longDayOf(since.at), count > 0 ? few(since.by).join(', ') : ''),
                  )}
                </span>
              </>
            )}
          </>
        )}
      </span>
      {count > many && blocks.length > 0 && (
        <Button size="small" variant="text" onClick={() => setOpen(true)}>
          {translate(reviewMessages.sideBySide)}
        </Button>
      )}
      {signs > 0 && view === 'changes' && <Walk signs={signs} at={at} onGo={onGo} />}
      {isCompared && count > 0 && (
        <fieldset className="review-views review-wide" aria-label={translate(reviewMessages.view)}>
          {(['changes', 'final'] as const).map((one) => (
            <button
              key={one}
              type="button"
              aria-pressed={view === one}
              title={`${translate(views[one])} (T)`}
              onClick={() => onView(one)}
            >
              {translate(views[one])}
            </button>
          ))}
        </fieldset>
      )}
      {isOpen && <SideBySide blocks={blocks} onClose={() => setOpen(false)} />}
    </section>
  );
}

/** The keys press these buttons (review-keys.ts). */
function Walk({ signs, at, onGo }: Pick<Props, 'signs' | 'at' | 'onGo'>) {
  return (
    <span className="review-walk">
      <IconButton
        size="small"
        data-walk="back"
        aria-label={translate(reviewMessages.previous)}
        title={`${translate(reviewMessages.previous)} (Shift N)`}
        onClick={() => onGo((at + signs - 1) % signs)}
      >
        <ChevronUp size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
      <span role="status">{translate(reviewMessages.at(at, signs))}</span>
      <IconButton
        size="small"
        data-walk="on"
        aria-label={translate(reviewMessages.next)}
        title={`${translate(reviewMessages.next)} (N)`}
        onClick={() => onGo((at + 1) % signs)}
      >
        <ChevronDown size={16} strokeWidth={1.6} aria-hidden />
      </IconButton>
    </span>
  );
}

function SideBySide({ blocks, onClose }: { blocks: DiffBlock[]; onClose: () => void }) {
  return (
    <InfoDialog title={translate(reviewMessages.sideBySideTitle)} maxWidth="lg" onClose={onClose}>
      <BothSides blocks={blocks} />
    </InfoDialog>
  );
}

const views = { changes: reviewMessages.marked, final: reviewMessages.final };
const sinceWords = ({ isMine, isReturn, names }: Since): Message =>
  isMine
    ? isReturn
      ? reviewMessages.sinceMyReturn
      : reviewMessages.sinceMine
    : (isReturn ? reviewMessages.sinceTheirReturn : reviewMessages.sinceTheirs)(few(names).join(', '));
const notKept = ({ isMine, isReturn, names }: Since): Message =>
  !isMine
    ? reviewMessages.notKeptTheirs(few(names).join(', '))
    : isReturn
      ? reviewMessages.notKeptReturn
      : reviewMessages.notKept;

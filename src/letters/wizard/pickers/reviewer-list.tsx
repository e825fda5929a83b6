import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import ArrowDown from 'lucide-react/icons/arrow-down';
import ArrowUp from 'lucide-react/icons/arrow-up';
import GripVertical from 'lucide-react/icons/grip-vertical';
import Link2 from 'lucide-react/icons/link-2';
import X from 'lucide-react/icons/x';
import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { formatDateTime } from '../../../ui/format.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { type DraftReviewer, isDecided } from '../draft/draft.ts';
import {
  askedOnceMore,
  isBesideAbove,
  mayJoinAbove,
  movedInOrder,
  placesOf,
  toggledBeside,
} from './beside.ts';
import { ChosenRows } from './chosen-list.tsx';
import { pickerMessages } from './messages.ts';
import { personKey } from './people.ts';
import { PersonOption } from './person-option.tsx';

type Props = { reviewers: DraftReviewer[]; onChange: (reviewers: DraftReviewer[]) => void };

/**
 * Orders the reviewers by buttons, arrow keys on the handle, or dragging; puts neighbours beside each other by the
 * button between them, or B on the handle. Those who have decided do not move (SPEC A4).
 */
export function ReviewerList({ reviewers, onChange }: Props) {
  const [dragged, setDragged] = useState<number | null>(null);
  const [said, setSaid] = useState('');
  const first = reviewers.filter(isDecided).length;
  const move = (from: number, to: number) => {
    if (to < first || to >= reviewers.length || from === to) return;
    onChange(movedInOrder(reviewers, from, to));
    setSaid(translate(pickerMessages.movedTo(reviewers[from]?.personName ?? '', to + 1)));
  };
  const places = placesOf(reviewers);
  const toggleBeside = (index: number) => {
    if (!mayJoinAbove(reviewers, index)) return;
    const [above, one] = [index - 1, index].map((at) => reviewers[at]?.personName ?? '') as [string, string];
    const said = isBesideAbove(reviewers, index) ? pickerMessages.nowApart : pickerMessages.nowBeside;
    onChange(toggledBeside(reviewers, index));
    setSaid(translate(said(one, above)));
  };
  const waits = (one: DraftReviewer) =>
    reviewers.some((other) => !isDecided(other) && personKey(other) === personKey(one));
  return (
    <>
      <Ordered as="ol">
        {reviewers.map((reviewer, index) => (
          <li
            // A reviewer who has decided may be listed again.
            key={isDecided(reviewer) ? reviewer.reviewOrder : personKey(reviewer)}
            data-dragged={dragged === index || undefined}
            data-joins={mayJoinAbove(reviewers, index) || undefined}
            data-beside={
              isBesideAbove(reviewers, index)
                ? 'on'
                : isBesideAbove(reviewers, index + 1)
                  ? 'first'
                  : undefined
            }
            onDragOver={(event) => {
              if (dragged === null || isDecided(reviewer)) return;
              event.preventDefault();
              if (dragged !== index) {
                move(dragged, index);
                setDragged(index);
              }
            }}
          >
            {mayJoinAbove(reviewers, index) && (
              <Beside
                type="button"
                aria-pressed={isBesideAbove(reviewers, index)}
                aria-label={translate(pickerMessages.besideWith(reviewers[index - 1]?.personName ?? ''))}
                onClick={() => toggleBeside(index)}
              >
                <Link2 size={13} strokeWidth={1.6} aria-hidden />
                {translate(pickerMessages.beside)}
              </Beside>
            )}
            {isDecided(reviewer) ? (
              <span className="place">{places[index]}</span>
            ) : (
              <IconButton
                size="small"
                className="handle"
                draggable
                aria-label={translate(pickerMessages.move(reviewer.personName, places[index] ?? index + 1))}
                aria-keyshortcuts="B"
                onDragStart={(event) => {
                  event.dataTransfer.effectAllowed = 'move';
                  event.dataTransfer.setData('text/plain', reviewer.personName);
                  setDragged(index);
                }}
                onDragEnd={() => setDragged(null)}
                onKeyDown={(event) => {
                  if (event.key === 'b' && !event.ctrlKey && !event.metaKey && !event.altKey)
                    return toggleBeside(index);
                  if (event.key !== 'ArrowUp' && event.key !== 'ArrowDown') return;
                  event.preventDefault();
                  move(index, index + (event.key === 'ArrowUp' ? -1 : 1));
                }}
              >
                <GripVertical size={15} strokeWidth={1.6} aria-hidden />
                <span className="place">{places[index]}</span>
              </IconButton>
            )}
            <span className="who">
              <PersonOption {...reviewer} />
              {reviewer.heldBy !== undefined && !isDecided(reviewer) && (
                <small>
                  {reviewer.heldBy === null
                    ? translate(pickerMessages.vacant)
                    : translate(pickerMessages.heldBy(reviewer.heldBy))}
                </small>
              )}
              {reviewer.decidedAt && <small>{formatDateTime(reviewer.decidedAt)}</small>}
              {isDecided(reviewer) && reviewer.note && <q>{reviewer.note}</q>}
            </span>
            {isDecided(reviewer) ? (
              <span className="actions">
                <SoftChip tone={reviewer.status === 'approved' ? 'ok' : 'warn'}>
                  {reviewer.status === 'approved'
                    ? translate(pickerMessages.initialled)
                    : translate(pickerMessages.returned)}
                </SoftChip>
                {reviewer.status === 'approved' && !waits(reviewer) && (
                  <Button
                    size="small"
                    variant="text"
                    aria-label={translate(pickerMessages.askAgainOf(reviewer.personName))}
                    onClick={() => onChange(askedOnceMore(reviewers, reviewer))}
                  >
                    {translate(pickerMessages.askAgain)}
                  </Button>
                )}
              </span>
            ) : (
              <span className="actions">
                <IconButton
                  size="small"
                  disabled={index <= first}
                  aria-label={translate(pickerMessages.up(reviewer.personName))}
                  onClick={() => move(index, index - 1)}
                >
                  <ArrowUp size={15} strokeWidth={1.6} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  disabled={index === reviewers.length - 1}
                  aria-label={translate(pickerMessages.down(reviewer.personName))}
                  onClick={() => move(index, index + 1)}
                >
                  <ArrowDown size={15} strokeWidth={1.6} aria-hidden />
                </IconButton>
                <IconButton
                  size="small"
                  aria-label={translate(pickerMessages.removeReviewer(reviewer.personName))}
                  onClick={() => onChange(reviewers.filter((other) => other !== reviewer))}
                >
                  <X size={15} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </span>
            )}
          </li>
        ))}
      </Ordered>
      <Said aria-live="polite">{said}</Said>
    </>
  );
}

const Ordered = styled(ChosenRows)({
  '& > li': { paddingLeft: 6 },
  '& > li[data-dragged]': { background: 'var(--selected)' },
  '& .handle': { cursor: 'grab', gap: 2 },
  // As wide as the handle of those who may still be moved.
  '& > li > .place': { minWidth: 34, paddingLeft: 18, boxSizing: 'border-box' },
  '& .place': { fontSize: '0.75rem', fontWeight: 650, minWidth: 16, textAlign: 'center' },
  '& .who': { flex: 1, minWidth: 0 },
  '& .who > small': { display: 'block', fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& .who > q': {
    display: 'block',
    margin: '4px 0',
    fontSize: '0.75rem',
    lineHeight: '16px',
    quotes: 'none',
    overflowWrap: 'anywhere',
  },
  '& .actions': { display: 'flex', flex: 'none', alignItems: 'center' },
  // Room for the button that stands on the line between two.
  '& > li[data-joins]': { position: 'relative', paddingTop: 18 },
  '& > li:has(+ li[data-joins])': { paddingBottom: 18 },
  '& > li[data-beside]': { background: 'var(--sunken)', boxShadow: 'inset 3px 0 0 var(--accent)' },
  '& > li[data-beside="on"]': { borderTop: 'none' },
  '& > li:first-of-type': { borderTopLeftRadius: 7, borderTopRightRadius: 7 },
  '& > li:last-of-type': { borderBottomLeftRadius: 7, borderBottomRightRadius: 7 },
});
const Beside = styled('button')({
  position: 'absolute',
  zIndex: 1,
  top: -13,
  left: 40,
  display: 'inline-flex',
  alignItems: 'center',
  gap: 5,
  height: 26,
  padding: '0 10px',
  border: '1px solid var(--line-2)',
  borderRadius: 13,
  background: 'var(--surface)',
  color: 'var(--ink-2)',
  font: 'inherit',
  fontSize: '0.75rem',
  fontWeight: 600,
  cursor: 'pointer',
  // A finger finds it too.
  '&::after': { content: '""', position: 'absolute', inset: '-9px 0' },
  '&:hover': { borderColor: 'var(--ink-3)' },
  '&[aria-pressed="true"]': {
    borderColor: 'var(--accent)',
    background: 'var(--accent-soft)',
    color: 'var(--accent)',
  },
});
const Said = styled('div')({
  position: 'absolute',
  width: 1,
  height: 1,
  overflow: 'hidden',
  clipPath: 'inset(50%)',
  whiteSpace: 'nowrap',
});

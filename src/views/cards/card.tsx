import { styled } from '@mui/material/styles';
import ImageIcon from 'lucide-react/icons/image';
import { memo } from 'react';
import { translate } from '../../../lib/language.ts';
import type { CardFace, Resource } from '../../../resources/declare.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { Cell } from '../kinds/index.tsx';
import { RowActions } from '../list/row-actions.tsx';
import { RowBox } from '../list/row-box.tsx';
import { listMessages, messages } from '../messages.ts';
import type { Row } from '../record.ts';
import { factsOf, pictureOf, titleOf } from './face-of.ts';
import { Picture } from './picture.tsx';

type Props = {
  resource: Resource;
  row: Row;
  face: CardFace;
  isGallery: boolean;
  href: string;
  hasBox: boolean;
  isChosen: boolean;
  onToggle: (id: string, isRange: boolean) => void;
};

/** A record as a card: its picture, its name, and what the declaration says of it. */
export const Card = memo(function Card(props: Props) {
  const { resource, row, face, isGallery, href, hasBox, isChosen, onToggle } = props;
  const title = titleOf(resource, row, face.title) || translate(listMessages.unnamed);
  const picture = pictureOf(resource, row, face);
  const stage = face.facts.includes('stage') ? undefined : resource.life?.stages[String(row.stage)];
  return (
    <Sheet data-chosen={isChosen || undefined} data-gallery={isGallery || undefined}>
      {face.image && (
        <span className="picture">
          {picture ? (
            <Picture at={picture} isLarge={isGallery} />
          ) : (
            <ImageIcon size={28} strokeWidth={1.2} aria-hidden />
          )}
        </span>
      )}
      <div className="words">
        <div className="head">
          {hasBox && (
            <RowBox
              label={translate(listMessages.select(title))}
              isChosen={isChosen}
              onToggle={(_, isRange) => onToggle(row.id, isRange)}
            />
          )}
          <a href={href} data-row={row.id} title={title}>
            {title}
          </a>
          {stage && <SoftChip tone={stage.tone}>{translate(stage.label)}</SoftChip>}
          {row.isActive === false && <SoftChip>{translate(messages.inactive)}</SoftChip>}
          <RowActions resource={resource} row={row} name={title} />
        </div>
        <dl>
          {factsOf(resource, row, face).map(({ name, field }) => (
            <div key={name}>
              <dt>{translate(field.label)}</dt>
              <dd>
                <Cell name={name} field={field} row={row} />
              </dd>
            </div>
          ))}
        </dl>
      </div>
    </Sheet>
  );
});

const Sheet = styled('li')({
  display: 'flex',
  gap: 12,
  minWidth: 0,
  padding: 12,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  cursor: 'pointer',
  '&:hover': { borderColor: 'var(--line-2)', background: 'var(--hover)' },
  '&:focus-within': { borderColor: 'var(--line-2)' },
  '&[data-chosen]': { background: 'var(--selected)', boxShadow: 'inset 2px 0 0 var(--accent)' },
  '& .picture': {
    display: 'grid',
    flex: 'none',
    placeItems: 'center',
    width: 72,
    height: 72,
    overflow: 'hidden',
    borderRadius: 8,
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
  },
  '&[data-gallery]': { flexDirection: 'column', gap: 0, padding: 0, overflow: 'hidden' },
  '&[data-gallery] .picture': {
    width: '100%',
    height: 'auto',
    aspectRatio: '4 / 3',
    borderRadius: 0,
    borderBottom: '1px solid var(--line)',
  },
  '&[data-gallery] .words': { padding: '8px 12px 12px' },
  '& .words': { flex: 1, minWidth: 0 },
  '& .head': { display: 'flex', alignItems: 'center', gap: 4, minHeight: 28, margin: '0 -6px 4px' },
  '& .head > a': {
    flex: 1,
    minWidth: 0,
    padding: '0 6px',
    color: 'inherit',
    fontWeight: 650,
    lineHeight: '20px',
    textDecoration: 'none',
    display: '-webkit-box',
    WebkitLineClamp: 2,
    WebkitBoxOrient: 'vertical',
    overflow: 'hidden',
    overflowWrap: 'anywhere',
  },
  '& .head > a:focus-visible': { outline: '2px solid var(--focus)', borderRadius: 4 },
  '& dl': { display: 'grid', gap: 3, margin: 0, fontSize: '0.8125rem', lineHeight: '18px' },
  '& dl > div': { display: 'flex', gap: 12, justifyContent: 'space-between', minWidth: 0 },
  '& dt': { flex: 'none', color: 'var(--ink-3)' },
  '& dd': {
    margin: 0,
    minWidth: 0,
    textAlign: 'right',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  // Two in a row on a phone: the values say what they are.
  '@media (max-width: 599.95px)': {
    '&[data-gallery] dt': {
      position: 'absolute',
      width: 1,
      height: 1,
      overflow: 'hidden',
      clipPath: 'inset(50%)',
    },
    '&[data-gallery] dd': { textAlign: 'left' },
    '&[data-gallery] .words': { padding: '4px 8px 10px 12px' },
  },
});

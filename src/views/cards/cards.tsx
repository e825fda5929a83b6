import { styled } from '@mui/material/styles';
import { useListContext } from 'react-admin';
import type { CardFace, Resource } from '../../../resources/declare.ts';
import { useIsPhone } from '../../shell/index.ts';
import { iconButton } from '../../ui/icon-button.ts';
import { useChoosing } from '../list/bulk/choosing.ts';
import { rowBox } from '../list/row-box-look.ts';
import { useOpenRow } from '../list/use-open-row.ts';
import { useRowSelection } from '../list/use-row-selection.ts';
import type { Row } from '../record.ts';
import { Card } from './card.tsx';
import { SortLine } from './sort-line.tsx';

type Props = {
  resource: Resource;
  rows: Row[];
  face: CardFace;
  /** The picture first, and large. */
  isGallery: boolean;
};

/** The list's page as cards, or as a gallery of pictures. */
export default function Cards({ resource, rows, face, isGallery }: Props) {
  const isPhone = useIsPhone();
  const { selectedIds, isPlaceholderData } = useListContext<Row>();
  const { isUnderWay } = useChoosing();
  const { hrefOf, onClick } = useOpenRow(resource);
  const toggle = useRowSelection(rows);
  return (
    <>
      {!isPhone && <SortLine resource={resource} />}
      <Grid onClick={onClick} data-gallery={isGallery || undefined} aria-busy={isPlaceholderData}>
        {rows.map((row) => (
          <Card
            key={row.id}
            resource={resource}
            row={row}
            face={face}
            isGallery={isGallery}
            href={hrefOf(row.id)}
            hasBox={!isPhone || isUnderWay}
            isChosen={selectedIds.includes(row.id)}
            onToggle={toggle}
          />
        ))}
      </Grid>
    </>
  );
}

const Grid = styled('ul')({
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(280px, 100%), 1fr))',
  gap: 12,
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '&[data-gallery]': { gridTemplateColumns: 'repeat(auto-fill, minmax(240px, 1fr))' },
  '&[aria-busy=true]': { opacity: 0.6 },
  '& .row-box': rowBox,
  '& .row-menu': { ...iconButton, display: 'grid' },
  '@media (max-width: 599.95px)': {
    gap: 8,
    '&[data-gallery]': { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
    '& .row-menu': { width: 44, height: 44 },
  },
});

import { styled } from '@mui/material/styles';
import type { TagsField } from '../../../../resources/declare.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { type CellProps, type ShownKind, upAndDown } from '../kind.ts';
import { Wrapping } from '../wrapping.tsx';

const tagsOf = ({ row, name }: Pick<CellProps, 'row' | 'name'>): string[] => (row[name] ?? []) as string[];

export const tagsShown: ShownKind<TagsField> = {
  plain: (_field, row, name) => tagsOf({ row, name }).join(', '),
  Cell: (props) => {
    const tags = tagsOf(props);
    return (
      <Line>
        {tags.slice(0, 2).map((tag) => (
          <SoftChip key={tag}>{tag}</SoftChip>
        ))}
        {tags.length > 2 && <small>+{tags.length - 2}</small>}
      </Line>
    );
  },
  Whole: (props) => (
    <Wrapping>
      {tagsOf(props).map((tag) => (
        <SoftChip key={tag}>{tag}</SoftChip>
      ))}
    </Wrapping>
  ),
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  chip: () => 48,
  filter: 'tags',
  order: upAndDown,
  change: 'members',
};

/** The first give way to how many there are besides. */
const Line = styled('span')({
  display: 'flex',
  alignItems: 'center',
  gap: 6,
  minWidth: 0,
  '& > .chip': {
    flex: '0 1 auto',
    minWidth: 0,
    display: 'block',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
  },
  '& > small': { color: 'var(--ink-3)' },
});

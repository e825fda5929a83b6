import type { TagsField } from '../../../../resources/declare.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { type CellProps, type ShownKind, upAndDown } from '../kind.ts';
import { Wrapping } from '../wrapping.tsx';

export const tagsShown: ShownKind<TagsField> = {
  plain: (_field, row, name) => tagsIn(row[name]).join(', '),
  Cell: (props) => <Tags {...props} most={2} />,
  Whole: Tags,
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  chip: () => 48,
  filter: 'tags',
  order: upAndDown,
  change: 'members',
};

const tagsIn = (value: unknown): string[] => (value ?? []) as string[];

/** A row of a list has room for the first two (LOOK, Chips), and for how many there are besides. */
function Tags({ row, name, most = Infinity }: CellProps<TagsField> & { most?: number }) {
  const tags = tagsIn(row[name]);
  return (
    <Wrapping style={{ flexWrap: most < Infinity ? 'nowrap' : 'wrap' }}>
      {tags.slice(0, most).map((tag) => (
        <SoftChip key={tag}>{tag}</SoftChip>
      ))}
      {tags.length > most && `+${tags.length - most}`}
    </Wrapping>
  );
}

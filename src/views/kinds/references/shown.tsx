import type { ReferencesField } from '../../../../resources/declare.ts';
import { refsOf } from '../../record.ts';
import { type ShownKind, upAndDown } from '../kind.ts';
import { RefLink } from '../reference/ref-link.tsx';
import { Wrapping } from '../wrapping.tsx';

export const referencesShown: ShownKind<ReferencesField> = {
  plain: (_field, row, name) =>
    refsOf(row, name)
      .map(({ label }) => label)
      .join(', '),
  Whole: ({ name, field, row }) => (
    <Wrapping>
      {refsOf(row, name).map((ref) => (
        <RefLink key={ref.id} to={field.to} record={ref} />
      ))}
    </Wrapping>
  ),
  isWide: () => true,
  width: () => ({ min: 130, ideal: 220 }),
  filter: 'records',
  order: upAndDown,
  change: 'members',
};

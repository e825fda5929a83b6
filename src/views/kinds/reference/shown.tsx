import type { ReferenceField } from '../../../../resources/declare.ts';
import { refOf } from '../../record.ts';
import { byLetter, type ShownKind } from '../kind.ts';
import { RefLink } from './ref-link.tsx';

export const referenceShown: ShownKind<ReferenceField> = {
  plain: (_field, row, name) => (row[name] == null ? '' : (refOf(row, name)?.label ?? '')),
  // On a record's own page the embedded label leads to the other record.
  Whole: ({ name, field, row }) => {
    const ref = refOf(row, name);
    return ref ? <RefLink to={field.to} record={ref} /> : null;
  },
  isWide: () => false,
  width: () => ({ min: 140, ideal: 200 }),
  filter: 'records',
  order: byLetter,
  change: 'values',
};

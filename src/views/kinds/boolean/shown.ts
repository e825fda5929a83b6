import { translate } from '../../../../lib/language.ts';
import type { BooleanField } from '../../../../resources/declare.ts';
import { messages } from '../../messages.ts';
import { type ShownKind, upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';

export const booleanShown: ShownKind<BooleanField> = {
  plain: (_field, row, name) => translate(row[name] === true ? messages.yes : messages.no),
  onPhone: ({ label }, _text, value) => (value === true ? translate(label) : ''),
  isWide: () => false,
  width: () => exactly(5),
  filter: () => [
    { value: 'true', label: messages.yes },
    { value: 'false', label: messages.no },
  ],
  order: upAndDown,
  change: 'values',
};

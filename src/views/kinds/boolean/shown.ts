import { say } from '../../../../lib/language.ts';
import type { BooleanField } from '../../../../resources/declare.ts';
import { words } from '../../words.ts';
import { type ShownKind, upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';

export const booleanShown: ShownKind<BooleanField> = {
  plain: (_field, row, name) => say(row[name] === true ? words.yes : words.no),
  onPhone: ({ label }, _text, value) => (value === true ? say(label) : ''),
  isWide: () => false,
  width: () => exactly(5),
  filter: () => [
    { value: 'true', label: words.yes },
    { value: 'false', label: words.no },
  ],
  order: upAndDown,
  change: 'values',
};

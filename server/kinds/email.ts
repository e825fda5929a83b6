import { emailPattern } from '../../lib/shapes.ts';
import type { EmailField } from '../../resources/declare.ts';
import { longestEmail } from '../../resources/kinds/email/field.ts';
import { textOfCell } from './cell.ts';
import { textLike } from './text-like.ts';

const isAddress = (text: string): boolean =>
  text.length <= longestEmail && new RegExp(emailPattern.source).test(text);

export const emailKind = textLike<EmailField>({
  filterValue: (_field, text) => (isAddress(text) ? text : undefined),
  imported: (_field, cell) => ({ value: textOfCell(cell).replace(/^mailto:/i, '') || null }),
  guide: {
    example: () => emailPattern.example,
    meaning: () => 'Alamat surel',
    values: () => [],
  },
});

import { lazy, Suspense } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { FileField } from '../../../../resources/declare.ts';
import { type ShownKind, upAndDown } from '../kind.ts';
import { exactly } from '../width.ts';
import { countMessages } from './count-messages.ts';
import { countIn, titlesIn } from './files-in.ts';

const FileLinks = lazy(() => import('./file-links.tsx'));

export const fileShown: ShownKind<FileField> = {
  plain: (_field, row, name) => {
    const count = countIn(row, name);
    if (count === undefined) return titlesIn(row[name]);
    return count > 0 ? translate(countMessages.count(count)) : '';
  },
  onPhone: ({ label }, text) => text && `${translate(label)}: ${text}`,
  Whole: (props) => (
    <Suspense fallback={null}>
      <FileLinks {...props} />
    </Suspense>
  ),
  isWide: () => true,
  width: () => exactly(9),
  filter: 'none',
  order: upAndDown,
  change: 'values',
};

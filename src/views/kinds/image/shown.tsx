import { lazy, Suspense } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { ImageField } from '../../../../resources/declare.ts';
import { countMessages } from '../file/count-messages.ts';
import { countIn, titlesIn } from '../file/files-in.ts';
import { type ShownKind, upAndDown } from '../kind.ts';

const FirstPicture = lazy(() => import('./first-picture.tsx'));
const PictureStrip = lazy(() => import('./picture-strip.tsx'));

export const imageShown: ShownKind<ImageField> = {
  plain: (_field, row, name) => {
    const count = countIn(row, name);
    if (count === undefined) return titlesIn(row[name]);
    return count > 0 ? translate(countMessages.pictures(count)) : '';
  },
  onPhone: ({ label }, text) => text && `${translate(label)}: ${text}`,
  Cell: (props) =>
    countIn(props.row, props.name) ? (
      <Suspense fallback={null}>
        <FirstPicture {...props} />
      </Suspense>
    ) : null,
  Whole: (props) => (
    <Suspense fallback={<div style={{ height: 94 }} />}>
      <PictureStrip {...props} />
    </Suspense>
  ),
  isShownEmpty: true,
  isWide: () => true,
  width: () => ({ min: 92, ideal: 92 }),
  filter: 'none',
  order: upAndDown,
  change: 'values',
};

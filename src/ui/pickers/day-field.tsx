import Skeleton from '@mui/material/Skeleton';
import { Suspense, useDeferredValue } from 'react';
import { lazyPart } from '../../shell/index.ts';
import type { DayFieldProps } from './date-field.tsx';

const DateField = lazyPart(() => import('./date-field.tsx'));
export const fetchDayField = DateField.load;

/** Date field DD/MM/YYYY (SPEC A5), with a placeholder of its size while the calendar loads. */
export function DayField(props: DayFieldProps) {
  // It takes as long to draw as the rest of a dialog: that is shown first, the field in the next frame.
  const isNext = useDeferredValue(true, false);
  const place = <Skeleton variant="rounded" height={38} animation={false} data-pending />;
  return <Suspense fallback={place}>{isNext ? <DateField {...props} /> : place}</Suspense>;
}

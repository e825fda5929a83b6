import Skeleton from '@mui/material/Skeleton';
import { Suspense } from 'react';
import { lazyPart } from '../../shell/index.ts';
import type { DayFieldProps } from './date-field.tsx';

const DateField = lazyPart(() => import('./date-field.tsx'));
export const fetchDayField = DateField.load;

/** Date field DD/MM/YYYY (SPEC A5), with a placeholder of its size while the calendar loads. */
export function DayField(props: DayFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={38} animation={false} data-pending />}>
      <DateField {...props} />
    </Suspense>
  );
}

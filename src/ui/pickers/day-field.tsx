import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayFieldProps } from './date-field.tsx';

export const fetchDayField = () => import('./date-field.tsx');
const DateField = lazy(fetchDayField);

/** Date field DD/MM/YYYY (SPEC A5), with a placeholder of its size while the calendar loads. */
export function DayField(props: DayFieldProps) {
  return (
    <Suspense fallback={<Skeleton variant="rounded" height={38} animation={false} data-pending />}>
      <DateField {...props} />
    </Suspense>
  );
}

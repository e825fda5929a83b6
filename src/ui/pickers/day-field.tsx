import Skeleton from '@mui/material/Skeleton';
import { lazy, Suspense } from 'react';
import type { DayFieldProps } from './date-field.tsx';

/** Fetches the calendar before it is asked for. */
export const fetchDayField = () => import('./date-field.tsx');
const DateField = lazy(fetchDayField);

/** A day as DD/MM/YYYY (SPEC A5); its place is kept while the calendar is on its way. */
export const DayField = (props: DayFieldProps) => (
  <Suspense fallback={<Skeleton variant="rounded" height={38} animation={false} />}>
    <DateField {...props} />
  </Suspense>
);

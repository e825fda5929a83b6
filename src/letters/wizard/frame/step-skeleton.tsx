import Skeleton from '@mui/material/Skeleton';
import { useEffect, useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import { wizardMessages } from '../messages.ts';
import { FormColumn } from './section.tsx';

/** Bars in the shape of a form, after 200 ms (LOOK, Skeleton). */
export function StepSkeleton() {
  const [isLate, setIsLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsLate(true), 200);
    return () => clearTimeout(timer);
  }, []);
  return (
    <FormColumn role="status" aria-label={translate(wizardMessages.loading)}>
      {isLate &&
        [1, 2, 3, 4].map((bar) => <Skeleton key={bar} variant="rounded" height={42} animation={false} />)}
    </FormColumn>
  );
}

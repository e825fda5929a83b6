import { useEffect, useRef } from 'react';
import { useFormState } from 'react-hook-form';
import type { Resource } from '../../../resources/declare.ts';
import { faultsOf, focusField } from './faults.ts';

/** Focuses the first wrong field after a failed save, by the form's check or the server's. */
export function FirstFault({ resource }: { resource: Resource }) {
  const { errors, submitCount, isSubmitting } = useFormState();
  const place = useRef<HTMLSpanElement>(null);
  const seen = useRef(submitCount);
  useEffect(() => {
    if (isSubmitting || submitCount === seen.current) return;
    const first = faultsOf(resource, errors).find((fault) => fault.isOnForm);
    if (!first) return;
    seen.current = submitCount;
    focusField(place.current?.closest('form') ?? null, first.name);
  }, [errors, isSubmitting, resource, submitCount]);
  return <span ref={place} hidden />;
}

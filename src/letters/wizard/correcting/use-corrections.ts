import { isReturned } from '../../../../domain/letters/letter-life.ts';
import { isOpen, threadsOf, useComments } from '../../comments/index.ts';
import { useWizard } from '../frame/wizard-context.ts';

/** How many comments and suggestions are open on a returned letter; null for any other. */
export function useCorrections(): number | null {
  const { draft } = useWizard();
  const isOffered = isReturned(draft.state);
  const { data } = useComments(draft.id, isOffered);
  return isOffered ? threadsOf(data?.items ?? []).filter(isOpen).length : null;
}

import { useWatch } from 'react-hook-form';
import { type Subject, subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';

/** What the event that is chosen in the form is about. */
export function useSubjectOfForm(): Subject | undefined {
  const [event, entity]: unknown[] = useWatch({ name: ['event', 'entity'] });
  return subjectOf(event, entity);
}

import { useWatch } from 'react-hook-form';
import { type Subject, subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { useSee } from '../use-may-use.ts';

/** What the event that is chosen in the form is about, as far as one's role sees it. */
export function useSubjectOfForm(): Subject | undefined {
  const [event, entity]: unknown[] = useWatch({ name: ['event', 'entity'] });
  const see = useSee();
  const subject = subjectOf(event, entity);
  if (!subject?.resource) return subject;
  const seen = see(subject.resource).fields;
  const fields = Object.entries(subject.fields).filter(([name]) => Object.hasOwn(seen, name));
  return { ...subject, fields: Object.fromEntries(fields) };
}

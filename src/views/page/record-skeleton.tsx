import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { Bar, Delayed } from './skeleton.tsx';

/** The outline of a record's page. */
export function RecordSkeleton() {
  return (
    <Delayed role="status" aria-label={translate(commonMessages.loading)}>
      <Bar style={{ width: 180 }} />
      <Bar style={{ width: 320, height: 24, marginTop: 10 }} />
      {[0, 1, 2, 3, 4, 5].map((line) => (
        <Bar key={line} style={{ width: line % 2 ? '48%' : '64%', marginTop: 28 }} />
      ))}
    </Delayed>
  );
}

import { translate } from '../../../lib/language.ts';
import { frameMessages } from './messages.ts';
/** Page skeleton, shown after 200 ms (LOOK, Skeleton). */
export function PageSkeleton() {
  return (
    <div className="page-skeleton" role="status" aria-label={translate(frameMessages.loading)}>
      <i style={{ width: 220, height: 28 }} />
      <i style={{ width: '100%', height: 38 }} />
      <i style={{ width: '100%', height: 320 }} />
    </div>
  );
}

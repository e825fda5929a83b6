import { isRestorable, type Resource } from '../../../resources/declare.ts';
import { useOffers } from '../../shell/index.ts';

/** Whether deleted records of it can be brought back on this server. */
export function useIsRestorable(resource: Resource): boolean {
  return useOffers('bulk') && isRestorable(resource);
}

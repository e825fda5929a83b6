import type { Resource } from '../../resources/declare.ts';
import { useSigned } from '../shell/index.ts';

/** The filter for the viewer's own unit, where the declaration's list begins with it. */
export function useOwnUnit({ ownUnit }: Resource): Record<string, unknown> | undefined {
  const unitId = useSigned().data?.user.unitId;
  return ownUnit && unitId ? { [ownUnit]: unitId } : undefined;
}

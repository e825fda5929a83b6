import type { Option } from '../../../../dataProvider/index.ts';
import { subTypesFor, useSaveableSubTypes, useSubTypes } from '../draft/lookups.ts';
import { useRecent } from '../proposing/use-recent.ts';

/** Kinds that letters from outside have, and the one where nothing is known of the sender: as registered last. */
export function useIncomingKinds(): { kinds: Option[]; usual: Option | undefined } {
  const { options } = useSubTypes();
  const { registering } = useRecent();
  const kinds = subTypesFor(useSaveableSubTypes(options), null, 'eksternal-internal');
  // Where none was registered yet, the plainest name is the general kind.
  const [plainest] = kinds.toSorted((a, b) => a.label.length - b.label.length);
  return { kinds, usual: kinds.find(({ id }) => id === registering?.subTypeId) ?? plainest };
}

import type { Option } from '../../../../dataProvider/index.ts';
import { subTypesFor, useSaveableSubTypes, useSubTypes } from '../draft/lookups.ts';

/** Kinds that letters from outside have; `usual` where nothing is known of the sender. */
export function useIncomingKinds(): { kinds: Option[]; usual: Option | undefined } {
  const { options } = useSubTypes();
  const kinds = subTypesFor(useSaveableSubTypes(options), null, 'eksternal-internal');
  // The plainest name is the general kind. As the one before would make a request an invitation, unseen.
  const [usual] = kinds.toSorted((a, b) => a.label.length - b.label.length);
  return { kinds, usual };
}

import type { Option } from '../../../../dataProvider/index.ts';
import { subTypesFor, useSaveableSubTypes, useSubTypes } from '../draft/lookups.ts';
import { useRecent } from '../proposing/use-recent.ts';

type IncomingKinds = {
  kinds: Option[];
  /** Where nothing is known of the sender. */
  usual: Option | undefined;
  /** It is the one registered last. */
  isLast: boolean;
};

/** Kinds that letters from outside have. */
export function useIncomingKinds(): IncomingKinds {
  const { options } = useSubTypes();
  const { registering } = useRecent();
  const kinds = subTypesFor(useSaveableSubTypes(options), null, 'eksternal-internal');
  // Where none was registered yet, the plainest name is the general kind.
  const [plainest] = kinds.toSorted((a, b) => a.label.length - b.label.length);
  const last = kinds.find(({ id }) => id === registering?.subTypeId);
  return { kinds, usual: last ?? plainest, isLast: last !== undefined };
}

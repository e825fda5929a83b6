import { useOptionsOf } from '../inputs/use-options-of.ts';

/** Label of a filter's record; the address has only its id. */
export function PickedLabel({ to, id }: { to: string; id: string }) {
  const [chosen] = useOptionsOf(to, [id]);
  return <>{chosen?.label ?? '…'}</>;
}

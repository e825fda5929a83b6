import { useOptionsOf } from '../inputs/use-options-of.ts';

/** What a filter's record is called; the address knows its id only. */
export function PickedLabel({ to, id }: { to: string; id: string }) {
  const [chosen] = useOptionsOf(to, [id]);
  return <>{chosen?.label ?? '…'}</>;
}

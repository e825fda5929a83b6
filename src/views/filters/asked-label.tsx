import type { Field } from '../../../resources/declare.ts';
import { useOptionsOf } from '../inputs/use-options-of.ts';
import RangeLabel from './range-label.tsx';

type Props = { field: Field; value: string };

/** What a filter asks for that has no few values to choose from. */
export default function AskedLabel({ field, value }: Props) {
  if ('to' in field) return <PickedLabel to={field.to} id={value} />;
  return field.kind === 'tags' ? value : <RangeLabel field={field} value={value} />;
}

/** Label of a filter's record; the address has only its id. */
function PickedLabel({ to, id }: { to: string; id: string }) {
  const [chosen] = useOptionsOf(to, [id]);
  return chosen?.label ?? '…';
}

import type { Field } from '../../../resources/declare.ts';
import RangeFilter from './range-filter.tsx';
import ReferenceFilter from './reference-filter.tsx';
import TagFilter from './tag-filter.tsx';

type Props = {
  name: string;
  field: Field;
  value: unknown;
  onChange: (value: string | undefined) => void;
};

/** What a filter asks that has no few values to choose from: a record, a tag, or from one value to another. */
export default function AskedFilter({ name, field, ...asked }: Props) {
  if ('to' in field) return <ReferenceFilter field={field} {...asked} />;
  if (field.kind === 'tags') return <TagFilter name={name} field={field} {...asked} />;
  return <RangeFilter field={field} {...asked} />;
}

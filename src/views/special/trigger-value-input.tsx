import { useWatch } from 'react-hook-form';
import type { ChoiceField } from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { reachableOf } from '../../../resources/pengaturan/record-events.ts';
import type { InputProps } from '../inputs/use-field.ts';
import { ChoiceInput } from '../kinds/choice/input.tsx';

/** Offers what fields of the chosen entity can become. */
export default function TriggerValueInput({ name, field }: InputProps) {
  const entity: unknown = useWatch({ name: 'entity' });
  const choices = typeof entity === 'string' && entity ? reachableOf(resourceNamed(entity)) : [];
  return <ChoiceInput name={name} field={{ ...(field as ChoiceField), choices }} />;
}

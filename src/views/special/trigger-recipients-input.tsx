import { useWatch } from 'react-hook-form';
import type { ChoicesField } from '../../../resources/declare.ts';
import { resources } from '../../../resources/index.ts';
import { knowsRecipient } from '../../../resources/pengaturan/record-recipients.ts';
import type { InputProps } from '../inputs/use-field.ts';
import { ChoicesInput } from '../kinds/choices/input.tsx';

/** Offers who can be told at the chosen event; what was chosen before stays visible. */
export default function TriggerRecipientsInput({ name, field }: InputProps) {
  const [event, entity, chosen]: unknown[] = useWatch({ name: ['event', 'entity', name] });
  const listened = resources.find((resource) => resource.name === entity);
  const choices = (field as ChoicesField).choices.filter(
    ({ value }) =>
      knowsRecipient(value, event, listened) || (Array.isArray(chosen) && chosen.includes(value)),
  );
  return <ChoicesInput name={name} field={{ ...(field as ChoicesField), choices }} />;
}

import type { FieldErrors } from 'react-hook-form';
import type { Message } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { focusFirst } from '../../ui/focus-first.ts';
import { messageIn } from '../message-in.ts';
import { messages } from '../messages.ts';

export type Fault = { name: string; label?: Message; message: string; isOnForm: boolean };

/** Errors in form order; those of fields outside the form come last. */
export function faultsOf(resource: Resource, errors: FieldErrors): Fault[] {
  const onForm = [...resource.sections.flatMap((section) => section.fields), 'isActive'];
  const placeOf = (name: string) => (onForm.includes(name) ? onForm.indexOf(name) : onForm.length);
  return Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .map(([name, error]) => ({
      name,
      ...labelled(resource, name),
      message: messageIn(error) ?? '',
      isOnForm: onForm.includes(name),
    }))
    .sort((one, other) => placeOf(one.name) - placeOf(other.name));
}

const labelled = (resource: Resource, name: string): { label?: Message } => {
  const label = name === 'isActive' ? messages.status : resource.fields[name]?.label;
  return label ? { label } : {};
};

/** Focuses a field by the mark of sections.tsx. */
export function focusField(within: ParentNode | null, name: string): void {
  const place = within?.querySelector(`[data-field="${CSS.escape(name)}"]`);
  place?.scrollIntoView({ block: 'center' });
  focusFirst(place);
}

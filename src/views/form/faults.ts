import type { FieldErrors } from 'react-hook-form';
import type { Message } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { focusFirst } from '../../ui/focus-first.ts';
import { formMessages } from '../form-messages.ts';
import { messageIn } from '../message-in.ts';
import { messages } from '../messages.ts';

export type Fault = { name: string; label?: Message; message: string; isOnForm: boolean };

/** Errors in form order; those of fields outside the form come last. */
export function faultsOf(resource: Resource, errors: FieldErrors): Fault[] {
  const onForm = [...resource.sections.flatMap((section) => section.fields), 'isActive'];
  const placeOf = (name: string) => (onForm.includes(name) ? onForm.indexOf(name) : onForm.length);
  return Object.entries(errors)
    .filter(([name]) => name !== 'root')
    .sort(([one], [other]) => placeOf(one) - placeOf(other))
    .flatMap(([name, error]) => {
      const cells = cellFaults(resource, name, error);
      if (cells.length > 0) return cells;
      return {
        name,
        ...labelled(resource, name),
        message: messageIn(error) ?? '',
        isOnForm: onForm.includes(name),
      };
    });
}

/** Of rows, each wrong cell by itself: `items.0.amount`; of a row as a whole, `items.0`. */
function cellFaults(resource: Resource, name: string, error: unknown): Fault[] {
  const field = resource.fields[name];
  if (field?.kind !== 'parts' || !Array.isArray(error)) return [];
  return error.flatMap((row: unknown, index) =>
    Object.entries(row ?? {}).map(([key, inner]): Fault => {
      const cell = field.fields[key];
      return {
        name: cell ? `${name}.${index}.${key}` : `${name}.${index}`,
        label: formMessages.cell(field.label, index + 1, cell?.label),
        message: messageIn({ inner }) ?? '',
        isOnForm: true,
      };
    }),
  );
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

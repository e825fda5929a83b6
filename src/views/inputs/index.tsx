import { type ComponentType, lazy, Suspense } from 'react';
import { useResourceContext } from 'react-admin';
import type { Field } from '../../../resources/declare.ts';
import { fieldKey, replacedInputs } from '../replaced-fields.ts';
import { BooleanInput } from './boolean-input.tsx';
import { ChoiceInput } from './choice-input.tsx';
import { ChoicesInput } from './choices-input.tsx';
import { DateInput } from './date-input.tsx';
import { IntegerInput } from './integer-input.tsx';
import { LockedInput } from './locked-input.tsx';
import { ReferenceInput, ReferencesInput } from './reference-input.tsx';
import { RichTextInput } from './rich-text-input.tsx';
import { TextInput } from './text-input.tsx';
import type { FieldOfKind, InputProps } from './use-field.ts';

const NumberPatternInput = lazy(() => import('../special/number-pattern-input.tsx'));

const inputs: { [K in Field['kind']]: ComponentType<InputProps<FieldOfKind<K>>> } = {
  text: TextInput,
  richText: RichTextInput,
  integer: IntegerInput,
  boolean: BooleanInput,
  date: DateInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
};

function ofPlaceholders(field: Field): ComponentType<never> | undefined {
  if (field.kind !== 'text' || !field.options.placeholders) return undefined;
  return field.options.placeholders === 'number' ? NumberPatternInput : RichTextInput;
}

/** The input of a field of any kind. */
export function Input(props: InputProps) {
  const Replaced = replacedInputs[fieldKey(useResourceContext(), props.name)];
  if (props.locked) return <LockedInput {...props} />;
  if (Replaced)
    return (
      <Suspense>
        <Replaced {...props} />
      </Suspense>
    );
  const Shown = (ofPlaceholders(props.field) ?? inputs[props.field.kind]) as ComponentType<InputProps>;
  return (
    <Suspense fallback={<div style={{ height: 120 }} />}>
      <Shown {...props} />
    </Suspense>
  );
}

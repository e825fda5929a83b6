import { type ComponentType, Suspense, useId } from 'react';
import { useRecordContext } from 'react-admin';
import type { Field } from '../../../resources/declare.ts';
import type { FieldKind, FieldOf } from '../../../resources/kinds/index.ts';
import { lazyPart } from '../../shell/index.ts';
import { FieldShell } from '../inputs/field-shell.tsx';
import { LockedInput } from '../inputs/locked-input.tsx';
import type { InputProps } from '../inputs/use-field.ts';
import { useFieldOverride } from '../overrides.ts';
import type { Row } from '../record.ts';
import { BooleanInput } from './boolean/input.tsx';
import { ChoiceInput } from './choice/input.tsx';
import { ChoicesInput } from './choices/input.tsx';
import { DateInput } from './date/input.tsx';
import { shownOf, WholeValue } from './index.tsx';
import { IntegerInput } from './integer/input.tsx';
import { ReferenceInput } from './reference/input.tsx';
import { ReferencesInput } from './references/input.tsx';
import { RichTextInput } from './rich-text/input.tsx';
import { TextInput } from './text/input.tsx';

const PartsInput = lazyPart(() => import('./parts/input.tsx'));
const FilesInput = lazyPart(() => import('./file/input.tsx'));
const MaskedInput = lazyPart(() => import('./text/masked-input.tsx'));
const NumberPatternInput = lazyPart(() => import('../special/number-pattern-input.tsx'));

const inputs = {
  text: TextInput,
  richText: RichTextInput,
  integer: IntegerInput,
  boolean: BooleanInput,
  date: DateInput,
  choice: ChoiceInput,
  choices: ChoicesInput,
  reference: ReferenceInput,
  references: ReferencesInput,
  parts: RowsInput,
  file: FilesInput,
  image: FilesInput,
  decimal: lazyPart(() => import('./decimal/input.tsx')),
  money: lazyPart(() => import('./money/input.tsx')),
  dateTime: lazyPart(() => import('./date-time/input.tsx')),
  yearMonth: lazyPart(() => import('./year-month/input.tsx')),
  duration: lazyPart(() => import('./duration/input.tsx')),
  email: lazyPart(() => import('./email/input.tsx')),
  url: lazyPart(() => import('./url/input.tsx')),
  phone: lazyPart(() => import('./phone/input.tsx')),
  colour: lazyPart(() => import('./colour/input.tsx')),
  tags: lazyPart(() => import('./tags/input.tsx')),
  json: lazyPart(() => import('./json/input.tsx')),
} satisfies { [K in FieldKind]: ComponentType<InputProps<FieldOf<K>>> };

/** Read-only rows are shown as on the record's page. */
function RowsInput(props: InputProps<FieldOf<'parts'>>) {
  const id = useId();
  const row = useRecordContext<Row>();
  if (!props.locked) return <PartsInput {...props} Input={Input} shownOf={shownOf} />;
  return (
    <FieldShell id={id} field={props.field} group>
      {row && <WholeValue name={props.name} field={props.field} row={row} />}
    </FieldShell>
  );
}

function ofPlaceholders(field: Field): ComponentType<never> | undefined {
  if (field.kind === 'text' && field.options.masked) return MaskedInput;
  if (field.kind !== 'text' || !field.options.placeholders) return undefined;
  return field.options.placeholders === 'number' ? NumberPatternInput : RichTextInput;
}

/** The input of a field of any kind. */
export function Input(props: InputProps) {
  const { input: Replaced } = useFieldOverride(props.name);
  if (props.locked && props.field.kind !== 'parts') return <LockedInput {...props} />;
  if (Replaced)
    return (
      <Suspense>
        <Replaced {...props} />
      </Suspense>
    );
  const ofBraces = ofPlaceholders(props.field);
  const Shown = (ofBraces ?? inputs[props.field.kind]) as ComponentType<InputProps>;
  return (
    <Suspense fallback={<div style={{ height: ofBraces ? 120 : 62 }} />}>
      <Shown {...props} />
    </Suspense>
  );
}

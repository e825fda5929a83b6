import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { offerOf } from '../../../../resources/kinds/reference/field.ts';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { Picker } from '../../inputs/picker.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { useEmbedded, useLabels } from '../reference/input.tsx';

/** A picker for several records, each a chip. */
export function ReferencesInput({ name, field }: InputProps<FieldOf<'references'>>) {
  const { id, error, box } = useField(name);
  const [known, remember] = useEmbedded(name);
  const values: string[] = Array.isArray(box.value) ? box.value : [];
  const chosen = useLabels(field.to, values, known);
  return (
    <FieldShell id={id} field={field} error={error}>
      <Picker
        {...box}
        multiple
        to={field.to}
        only={offerOf(field.options)}
        label={translate(field.label)}
        labelledBy={`${id}-label`}
        value={chosen}
        onChange={(refs) => {
          remember(refs);
          box.onChange(refs.map((ref) => ref.id));
        }}
      />
    </FieldShell>
  );
}

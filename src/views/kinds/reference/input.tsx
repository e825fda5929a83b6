import { useRecordContext } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { embedName } from '../../../../resources/declare.ts';
import { offerOf } from '../../../../resources/kinds/reference/field.ts';
import { ChosenAside } from '../../inputs/chosen-aside.tsx';
import { FieldShell } from '../../inputs/field-shell.tsx';
import { Picker } from '../../inputs/picker.tsx';
import { type InputProps, useField } from '../../inputs/use-field.ts';
import { useOptionsOf } from '../../inputs/use-options-of.ts';
import { type Ref, type Row, useDeclared } from '../../record.ts';

/**
 * Picker for one record. The form stores `{id, label}` beside the id, as the API embeds it, so that opening a
 * record needs no label request.
 */
export function ReferenceInput({ name, field }: InputProps<FieldOf<'reference'>>) {
  const { id, error, box } = useField(name);
  const [known, remember] = useEmbedded(name);
  const value = typeof box.value === 'string' && box.value ? box.value : null;
  const [chosen] = useLabels(field.to, value ? [value] : [], known);
  return (
    <FieldShell
      id={id}
      field={field}
      error={error}
      aside={chosen && <ChosenAside to={field.to} chosen={chosen} />}
    >
      <Picker
        {...box}
        to={field.to}
        only={offerOf(field.options)}
        label={translate(field.label)}
        labelledBy={`${id}-label`}
        value={chosen ?? null}
        onChange={(ref) => {
          remember(ref);
          box.onChange(ref?.id ?? null);
        }}
        without={useItself(field.to)}
      />
    </FieldShell>
  );
}

export function useEmbedded(name: string): [Ref[], (value: Ref | Ref[] | null) => void] {
  const { setValue } = useFormContext();
  const embedded: unknown = useWatch({ name: embedName(name) });
  const list = Array.isArray(embedded) ? embedded : embedded ? [embedded] : [];
  return [list as Ref[], (value) => setValue(embedName(name), value)];
}

/** `{id, label}` per id: from known ones, the rest in one request. */
export function useLabels(to: string, ids: string[], known: Ref[]): Ref[] {
  const unknown = ids.filter((id) => !known.some((ref) => ref.id === id));
  const asked = useOptionsOf(to, unknown);
  return ids.flatMap((id) => [...known, ...asked].find((ref) => ref.id === id) ?? []);
}

/** A tree's record must not become its own parent. */
function useItself(to: string): string | undefined {
  const resource = useDeclared();
  const record = useRecordContext<Row>();
  return resource.name === to ? record?.id : undefined;
}

import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import { RecordContextProvider } from 'react-admin';
import { type FieldValues, FormProvider, type Resolver, useForm } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { fieldErrors, updateSchema } from '../../../../resources/schema.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { FormDialog } from '../../../ui/form-dialog.tsx';
import { commonMessages } from '../../../ui/messages.ts';
import { emptyRecord } from '../../form/empty-record.ts';
import { Input } from '../../kinds/inputs.tsx';
import { bulkMessages } from '../messages.ts';
import { useBulk } from './bulk-provider.tsx';
import { editableFields } from './editable-fields.ts';

type Props = { resource: Resource; ids: string[]; onClose: () => void };

/** One field, one value, many records; the input is the form's own. */
export default function EditDialog({ resource, ids, onClose }: Props) {
  const id = useId();
  const { change, isBusy } = useBulk();
  const fields = editableFields(resource);
  // Many records rarely share a name: prefer a field with choices.
  const likely = fields.find(([, { kind }]) => kind !== 'text') ?? fields[0];
  const [name, setName] = useState(likely?.[0] ?? '');
  const field = resource.fields[name];
  const form = useForm({ defaultValues: emptyRecord(resource), resolver: resolverOf(resource, name) });
  const submit = async (values: FieldValues) => {
    try {
      await change(ids, { [name]: values[name] ?? null });
      onClose();
    } catch (failure) {
      form.setError(name, { type: 'custom', message: failureMessage(failure) });
    }
  };
  return (
    <FormDialog
      title={translate(bulkMessages.editTitle(ids.length))}
      confirm={translate(bulkMessages.apply(ids.length))}
      form={{ isPending: isBusy, failure: '' }}
      ready={field !== undefined}
      className="bulk-edit"
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
    >
      <RecordContextProvider value={undefined}>
        <FormProvider {...form}>
          <Inputs>
            <p>{translate(bulkMessages.editText)}</p>
            <div>
              <label htmlFor={`${id}-field`}>{translate(bulkMessages.field)}</label>
              <Select
                fullWidth
                value={name}
                onChange={(event) => {
                  setName(event.target.value);
                  form.reset();
                }}
                inputProps={{ id: `${id}-field` }}
                SelectDisplayProps={{ 'aria-label': translate(bulkMessages.field) }}
              >
                {fields.map(([other, { label }]) => (
                  <MenuItem key={other} value={other}>
                    {translate(label)}
                  </MenuItem>
                ))}
              </Select>
            </div>
            {field && <Input key={name} name={name} field={field} />}
          </Inputs>
        </FormProvider>
      </RecordContextProvider>
    </FormDialog>
  );
}

/** The declaration's own rule for this one field. */
const resolverOf =
  (resource: Resource, name: string): Resolver<FieldValues> =>
  (values) => {
    const checked = updateSchema(resource).safeParse({ [name]: values[name] ?? null, version: 0 });
    if (checked.success) return { values: { ...values, [name]: checked.data[name] }, errors: {} };
    const messages = Object.entries(fieldErrors(checked.error)).find(([key]) => key.startsWith(name))?.[1];
    return {
      values: {},
      errors: { [name]: { type: 'custom', message: messages?.[0] ?? translate(commonMessages.failed) } },
    };
  };

const Inputs = styled('div')({
  paddingTop: 4,
  display: 'grid',
  gap: 14,
  color: 'var(--ink)',
  '& p': { margin: 0, color: 'var(--ink-2)' },
  '& > div > label': { display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.8125rem' },
});

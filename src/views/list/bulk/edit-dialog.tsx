import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId, useMemo, useState } from 'react';
import { Form, RecordContextProvider } from 'react-admin';
import type { FieldValues, Resolver } from 'react-hook-form';
import { say } from '../../../../lib/language.ts';
import type { Resource } from '../../../../resources/declare.ts';
import { fieldErrors, updateSchema } from '../../../../resources/schema.ts';
import { FirstField } from '../../../shell/index.ts';
import { failureMessage } from '../../../ui/failures.ts';
import { commonWords } from '../../../ui/words.ts';
import { emptyRecord } from '../../form/empty-record.ts';
import { Input } from '../../kinds/inputs.tsx';
import { bulkWords } from '../words.ts';
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
  const resolver = useMemo(() => resolverOf(resource, name), [resource, name]);
  const defaults = useMemo(() => emptyRecord(resource), [resource]);
  const submit = async (values: FieldValues) => {
    try {
      await change(ids, { [name]: values[name] ?? null });
      onClose();
      return undefined;
    } catch (failure) {
      return { [name]: failureMessage(failure) };
    }
  };
  return (
    <Dialog open onClose={isBusy ? undefined : onClose} aria-labelledby={`${id}-title`}>
      <DialogTitle id={`${id}-title`}>{say(bulkWords.editTitle(ids.length))}</DialogTitle>
      <RecordContextProvider value={undefined}>
        <Form
          key={name}
          defaultValues={defaults}
          resolver={resolver}
          onSubmit={submit}
          noValidate
          disableInvalidFormNotification
        >
          <FirstField />
          <DialogContent>
            <Inputs>
              <p>{say(bulkWords.editText)}</p>
              <div>
                <label htmlFor={`${id}-field`}>{say(bulkWords.field)}</label>
                <Select
                  fullWidth
                  value={name}
                  onChange={(event) => setName(event.target.value)}
                  inputProps={{ id: `${id}-field` }}
                  SelectDisplayProps={{ 'aria-label': say(bulkWords.field) }}
                >
                  {fields.map(([other, { label }]) => (
                    <MenuItem key={other} value={other}>
                      {say(label)}
                    </MenuItem>
                  ))}
                </Select>
              </div>
              {field && <Input name={name} field={field} />}
            </Inputs>
          </DialogContent>
          <DialogActions>
            <Button variant="text" onClick={onClose} disabled={isBusy}>
              {say(commonWords.cancel)}
            </Button>
            <Button type="submit" variant="contained" color="primary" loading={isBusy} disabled={!field}>
              {say(bulkWords.apply(ids.length))}
            </Button>
          </DialogActions>
        </Form>
      </RecordContextProvider>
    </Dialog>
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
      errors: { [name]: { type: 'custom', message: messages?.[0] ?? say(commonWords.failed) } },
    };
  };

const Inputs = styled('div')({
  display: 'grid',
  gap: 14,
  color: 'var(--ink)',
  '& p': { margin: 0, color: 'var(--ink-2)' },
  '& > div > label': { display: 'block', marginBottom: 6, fontWeight: 600, fontSize: '0.8125rem' },
});

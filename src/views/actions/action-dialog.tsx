import { styled } from '@mui/material/styles';
import { useState } from 'react';
import { type FieldValues, FormProvider, useForm } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import { formResource } from '../../../resources/actions/action-rules.ts';
import type { Action, Resource } from '../../../resources/declare.ts';
import { failureMessage, fieldErrors, isRefusal } from '../../ui/failures.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { emptyRecord } from '../form/empty-record.ts';
import { fieldsResolver } from '../form/fields-resolver.ts';
import { Input } from '../kinds/inputs.tsx';

type Props = {
  resource: Resource;
  name: string;
  action: Action;
  /** @throws HttpError as the server refuses it */
  onAct: (values: FieldValues) => Promise<void>;
  /** The records do not allow it any more. */
  onStale: (message: string) => void;
  onClose: () => void;
};

/** What an action asks: its form, or whether it is meant. */
export default function ActionDialog({ resource, name, action, onAct, onStale, onClose }: Props) {
  const asked = formResource(resource, name, action);
  const fields = Object.entries(asked.fields);
  const form = useForm({ defaultValues: emptyRecord(asked), resolver: fieldsResolver(fields) });
  const [failure, setFailure] = useState('');
  const submit = async (values: FieldValues) => {
    setFailure('');
    try {
      await onAct(values);
      onClose();
    } catch (refused) {
      if (isRefusal(refused)) {
        onClose();
        return onStale(failureMessage(refused));
      }
      const errors = fieldErrors(refused);
      const own = fields.filter(([field]) => errors[field]);
      for (const [field] of own) form.setError(field, { type: 'custom', message: errors[field] ?? '' });
      if (own.length === 0) setFailure(failureMessage(refused));
    }
  };
  return (
    <FormDialog
      title={translate(action.label)}
      confirm={translate(action.label)}
      danger={action.tone === 'danger'}
      form={{ isPending: form.formState.isSubmitting, failure }}
      onSubmit={form.handleSubmit(submit)}
      onClose={onClose}
    >
      <FormProvider {...form}>
        <Inputs>
          {action.confirm && <p>{translate(action.confirm)}</p>}
          {fields.map(([field, declared]) => (
            <Input key={field} name={field} field={declared} />
          ))}
        </Inputs>
      </FormProvider>
    </FormDialog>
  );
}

const Inputs = styled('div')({
  paddingTop: 4,
  display: 'grid',
  gap: 14,
  '& > p': { margin: 0, color: 'var(--ink-2)' },
});

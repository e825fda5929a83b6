import { useMemo } from 'react';
import { SaveContextProvider, useNotify } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { translate } from '../../lib/language.ts';
import { createSchema } from '../../resources/schema.ts';
import { emptyRecord, RecordForm } from '../views/parts.ts';
import { example } from './example.ts';
import { messages } from './messages.ts';

/** The example form with field and form rules; saving stores nothing. */
export function Validation() {
  const notify = useNotify();
  const navigate = useNavigate();
  const schema = useMemo(() => createSchema(example), []);
  const save = useMemo(
    () => ({
      save: async () => {
        notify(translate(messages.saved), { type: 'success' });
      },
      saving: false,
    }),
    [notify],
  );
  return (
    <SaveContextProvider value={save}>
      <RecordForm
        resource={example}
        mode="create"
        schema={schema}
        defaultValues={emptyRecord(example)}
        saveLabel={translate(messages.save)}
        onCancel={() => navigate('/forms/elements')}
      >
        {null}
      </RecordForm>
    </SaveContextProvider>
  );
}

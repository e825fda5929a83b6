import { useMemo } from 'react';
import { CreateBase, useNotify, useRedirect } from 'react-admin';
import { createSchema } from '../../../resources/schema.ts';
import { RecordHeader } from '../page/record-header.tsx';
import { useDeclared } from '../record.ts';
import { useSay } from '../say.ts';
import { formWords, words } from '../words.ts';
import { emptyRecord } from './empty-record.ts';
import { RecordForm } from './record-form.tsx';

/** A declaration's page for a new record. */
export default function GeneratedCreate() {
  const say = useSay();
  const resource = useDeclared();
  const notify = useNotify();
  const redirect = useRedirect();
  const schema = useMemo(() => createSchema(resource), [resource]);
  const defaultValues = useMemo(() => emptyRecord(resource), [resource]);
  return (
    <CreateBase
      key={resource.name}
      redirect={false}
      mutationOptions={{
        onSuccess: (record) => {
          notify(say(formWords.created(resource.one)), { type: 'success' });
          redirect('show', resource.name, record.id);
        },
      }}
    >
      <RecordForm
        resource={resource}
        mode="create"
        schema={schema}
        defaultValues={defaultValues}
        saveLabel={say(formWords.create(resource.one))}
        onCancel={() => redirect('list', resource.name)}
      >
        <RecordHeader resource={resource} title={say(words.add(resource.one))} />
      </RecordForm>
    </CreateBase>
  );
}

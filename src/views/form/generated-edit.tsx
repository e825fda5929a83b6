import { useMemo } from 'react';
import { EditBase, LinkBase, useCreatePath, useEditContext, useNotify, useRedirect } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { updateSchema } from '../../../resources/schema.ts';
import { ErrorPage } from '../../shell/index.ts';
import { formMessages } from '../form-messages.ts';
import { CreateNew } from '../inputs/create-new.ts';
import { problemMessages } from '../page/problem-messages.ts';
import { RecordHeader } from '../page/record-header.tsx';
import { RecordProblem } from '../page/record-problem.tsx';
import { RecordSkeleton } from '../page/record-skeleton.tsx';
import { isWritable, type Row, representationOf, useDeclared } from '../record.ts';
import { LazyCreateInPlace } from './lazy-create-in-place.ts';
import { RecordForm } from './record-form.tsx';

/** A declaration's page for changing a record. */
export default function GeneratedEdit() {
  const resource = useDeclared();
  const notify = useNotify();
  const redirect = useRedirect();
  return (
    <CreateNew value={LazyCreateInPlace}>
      <EditBase
        key={resource.name}
        mutationMode="pessimistic"
        redirect={false}
        queryOptions={{ onError: () => undefined }}
        mutationOptions={{
          onSuccess: (record) => {
            notify(translate(formMessages.saved), { type: 'success' });
            redirect('show', resource.name, record.id);
          },
        }}
      >
        <EditScreen />
      </EditBase>
    </CreateNew>
  );
}

function EditScreen() {
  const resource = useDeclared();
  const redirect = useRedirect();
  const schema = useMemo(() => updateSchema(resource), [resource]);
  const { record, error, refetch } = useEditContext<Row>();
  if (error) return <RecordProblem resource={resource} error={error} onRetry={() => refetch()} />;
  if (!record) return <RecordSkeleton />;
  if (!isWritable(record)) return <OnlyToRead row={record} />;
  const leave = () => redirect('show', resource.name, record.id);
  return (
    <RecordForm
      resource={resource}
      mode="edit"
      schema={schema}
      saveLabel={translate(formMessages.save)}
      onCancel={leave}
      onUnchanged={leave}
    >
      <RecordHeader resource={resource} row={record} />
    </RecordForm>
  );
}

/** For the form address of a read-only record: no typing that would be refused. */
function OnlyToRead({ row }: { row: Row }) {
  const resource = useDeclared();
  const createPath = useCreatePath();
  return (
    <ErrorPage
      status={403}
      detail={
        <LinkBase
          to={createPath({ resource: resource.name, type: 'show', id: row.id })}
          className="error-back"
        >
          {representationOf(resource, row)}
        </LinkBase>
      }
      note={translate(problemMessages.onlyToRead)}
    />
  );
}

import { useMemo, useRef, useState } from 'react';
import { CreateBase, useNotify, useRedirect } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { addMessages } from '../../../resources/add-messages.ts';
import { createSchema } from '../../../resources/schema.ts';
import { formMessages } from '../form-messages.ts';
import { CreateNew } from '../inputs/create-new.ts';
import { RecordHeader } from '../page/record-header.tsx';
import { RecordSkeleton } from '../page/record-skeleton.tsx';
import { useDeclared } from '../record.ts';
import { emptyRecord } from './empty-record.ts';
import { LazyCreateInPlace } from './lazy-create-in-place.ts';
import { RecordForm } from './record-form.tsx';
import { useFirstValues } from './use-first-values.ts';

/** A declaration's page for a new record. */
export default function GeneratedCreate() {
  const resource = useDeclared();
  const notify = useNotify();
  const redirect = useRedirect();
  const schema = useMemo(() => createSchema(resource), [resource]);
  const first = useFirstValues(resource);
  const again = useRef(false);
  /** Counter of consecutive new records: each gets a new form. */
  const [next, setNext] = useState<{ round: number; values?: Record<string, unknown> }>({ round: 0 });
  if (!first.values) return <RecordSkeleton />;
  return (
    <CreateNew value={LazyCreateInPlace}>
      <CreateBase
        key={`${resource.name} ${next.round}`}
        redirect={false}
        mutationOptions={{
          onSuccess: (record) => {
            notify(translate(formMessages.created(resource.singular)), { type: 'success' });
            if (!again.current) return redirect('show', resource.name, record.id);
            // Who adds to one branch of a tree goes on there.
            const { parent } = resource;
            const kept = parent ? { [parent]: record[parent] } : {};
            setNext(({ round }) => ({ round: round + 1, values: { ...emptyRecord(resource), ...kept } }));
          },
        }}
      >
        <RecordForm
          resource={resource}
          mode="create"
          schema={schema}
          defaultValues={next.values ?? first.values}
          saveLabel={translate(formMessages.create(resource.singular))}
          again={again}
          onCancel={() => redirect('list', resource.name)}
        >
          <RecordHeader
            resource={resource}
            title={translate(addMessages(resource))}
            text={first.copied && !next.values ? translate(formMessages.copiedFrom(first.copied)) : undefined}
          />
        </RecordForm>
      </CreateBase>
    </CreateNew>
  );
}

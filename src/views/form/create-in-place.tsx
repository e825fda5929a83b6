import Drawer from '@mui/material/Drawer';
import { styled } from '@mui/material/styles';
import { type RefObject, useId, useMemo, useRef, useState } from 'react';
import { CreateBase, ResourceContextProvider, useNotify } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { translate } from '../../../lib/language.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { createSchema } from '../../../resources/schema.ts';
import { LeaveDialog } from '../../ui/unsaved-guard.tsx';
import { formMessages } from '../form-messages.ts';
import type { CreateNewProps } from '../inputs/create-new.ts';
import { type Row, representationOf } from '../record.ts';
import { useSee } from '../use-may-use.ts';
import { namedRecord } from './copy-of.ts';
import { useIsUnsaved, useNoteUnsaved } from './form-guard.tsx';
import { RecordForm } from './record-form.tsx';
import { useTellUnsaved } from './unsaved-above.ts';

/** The target's form in a drawer over another form; full screen on a phone. */
export default function CreateInPlace({ to, typed, only, onCreated, onClose }: CreateNewProps) {
  const notify = useNotify();
  const title = useId();
  const resource = useSee()(resourceNamed(to));
  const schema = useMemo(() => createSchema(resource), [resource]);
  // State, so that later changes of the picker do not reset the form.
  const [defaultValues] = useState(() => namedRecord(resource, typed, only));
  const isUnsaved = useRef(false);
  const [isAsking, setAsking] = useState(false);
  // A ref: on slow machines Escape may arrive before the last typed letter has rendered.
  const leave = () => (isUnsaved.current ? setAsking(true) : onClose());
  return (
    <Drawer
      open
      anchor="right"
      onClose={leave}
      slotProps={{ paper: { role: 'dialog', 'aria-modal': true, 'aria-labelledby': title, sx: paper } }}
    >
      <ResourceContextProvider value={to}>
        <CreateBase
          redirect={false}
          // The picker has checked the permission. A refusal shows here: a redirect would leave the form below.
          disableAuthentication
          mutationOptions={{
            onSuccess: (record) => {
              notify(translate(formMessages.created(resource.singular)), { type: 'success' });
              onCreated({ id: String(record.id), label: representationOf(resource, record as Row) });
            },
          }}
        >
          <Inside>
            <RecordForm
              resource={resource}
              mode="create"
              schema={schema}
              defaultValues={defaultValues}
              saveLabel={translate(formMessages.create(resource.singular))}
              onCancel={leave}
              isInside
            >
              <Title id={title}>{translate(formMessages.newTitle(resource.singular))}</Title>
              <Watch isUnsaved={isUnsaved} />
            </RecordForm>
          </Inside>
        </CreateBase>
      </ResourceContextProvider>
      <LeaveDialog open={isAsking} onLeave={onClose} onStay={() => setAsking(false)} />
    </Drawer>
  );
}

/** Reports unsaved work to the drawer and the form below. */
function Watch({ isUnsaved }: { isUnsaved: RefObject<boolean> }) {
  const { control } = useFormContext();
  useNoteUnsaved(isUnsaved);
  useTellUnsaved(useIsUnsaved(control));
  return null;
}

const paper = {
  width: 640,
  maxWidth: '100vw',
  borderLeft: '1px solid var(--line)',
  backgroundColor: 'var(--desk)',
  '@media (max-width: 899.95px)': { width: '100vw', border: 0 },
};
const Inside = styled('div')({
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  padding: '20px 24px 0',
  '@media (max-width: 599px)': { padding: '16px 16px 0' },
});
const Title = styled('h2')({ margin: 0, fontSize: '1.0625rem', lineHeight: '24px', fontWeight: 700 });

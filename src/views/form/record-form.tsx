import { styled } from '@mui/material/styles';
import { type ReactNode, useMemo, useRef, useState } from 'react';
import { Form, HttpError, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import type { Resource } from '../../../resources/declare.ts';
import { messageOf } from '../message-of.ts';
import type { Row } from '../record.ts';
import { mergeOver } from './changed-since.ts';
import { Conflict } from './conflict.tsx';
import { resolverFor } from './resolver.ts';
import { SaveBar } from './save-bar.tsx';
import { Sections } from './sections.tsx';
import { UnsavedGuard } from './unsaved-guard.tsx';

type Props = {
  resource: Resource;
  mode: 'create' | 'edit';
  schema: z.ZodObject;
  defaultValues?: Record<string, unknown>;
  saveLabel: string;
  onCancel: () => void;
  /** The page's heading. */
  children: ReactNode;
};
/** What to save over, and which fields of it: the answer to a conflict. */
type Over = { stored: Row; changed: string[] };

/** The form that create and edit share: heading, sections, save bar, and the guard against leaving. */
export function RecordForm({ resource, mode, schema, defaultValues, saveLabel, onCancel, children }: Props) {
  const { save, saving } = useSaveContext();
  const resolver = useMemo(() => resolverFor(resource, schema), [resource, schema]);
  const [stored, setStored] = useState<Row | null>(null);
  const over = useRef<Over | null>(null);
  const whole = useRef<HTMLDivElement>(null);

  const submit = async (values: FieldValues) => {
    let failure: unknown;
    const onError = (error: unknown) => {
      failure = error;
    };
    const data = over.current ? mergeOver(over.current.stored, values as Row, over.current.changed) : values;
    over.current = null;
    const errors = await save?.(data, { onError });
    if (errors || !failure) return errors;
    setStored(storedRecord(failure));
    // A failure without field errors must count as one too: the form stays changed, and the guard awake.
    return { root: { serverError: messageOf(failure) } };
  };

  return (
    <Whole ref={whole}>
      <Form
        resolver={resolver}
        defaultValues={defaultValues}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        warnWhenUnsavedChanges
        WarnWhenUnsavedChangesComponent={UnsavedGuard}
      >
        <Content>
          {children}
          <Sections resource={resource} mode={mode} />
        </Content>
        <SaveBar label={saveLabel} saving={saving === true} onCancel={onCancel} />
        {stored && (
          <Conflict
            resource={resource}
            stored={stored}
            onClose={() => setStored(null)}
            onSaveAnyway={(changed) => {
              over.current = { stored, changed };
              setStored(null);
              whole.current?.querySelector('form')?.requestSubmit();
            }}
          />
        )}
      </Form>
    </Whole>
  );
}

/** The server tells a version conflict by 409 and gives the record as it is stored now. */
function storedRecord(failure: unknown): Row | null {
  if (!(failure instanceof HttpError) || failure.status !== 409) return null;
  const stored = failure.body?.data;
  return stored && typeof stored === 'object' && 'version' in stored ? (stored as Row) : null;
}

const Content = styled('div')({ display: 'flex', flexDirection: 'column', gap: 16 });
const Whole = styled('div')({
  display: 'flex',
  flexDirection: 'column',
  flex: '1 0 auto',
  '& > form': { flex: 1, display: 'flex', flexDirection: 'column' },
});

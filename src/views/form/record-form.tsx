import { styled } from '@mui/material/styles';
import {
  type ComponentType,
  type ReactNode,
  type RefObject,
  Suspense,
  useCallback,
  useMemo,
  useRef,
  useState,
} from 'react';
import { Form, HttpError, useLocation, useRecordContext, useSaveContext } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { lazyPart } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { FirstField } from '../../ui/first-field.tsx';
import { formMessages } from '../form-messages.ts';
import type { Row } from '../record.ts';
import { furtherChecks } from '../special/further-checks.ts';
import { Conflict } from './conflict.tsx';
import { emptyRecord } from './empty-record.ts';
import { FirstFault } from './first-fault.tsx';
import { FormGuard } from './form-guard.tsx';
import { KeptTyped } from './kept-typed.tsx';
import { resolverFor } from './resolver.ts';
import { SaveBar } from './save-bar.tsx';
import { Sections } from './sections.tsx';
import { UnsavedAbove } from './unsaved-above.ts';
import { formerParameter } from './values-parameter.ts';

// Wanted by few: who takes a change back.
const FormerValues = lazyPart(() => import('./former-values.tsx'));

type Props = {
  resource: Resource;
  mode: 'create' | 'edit';
  schema: z.ZodObject;
  defaultValues?: Record<string, unknown>;
  saveLabel: string;
  onCancel: () => void;
  /** Set before a save that is followed by a new record; without it there is no such button. */
  again?: RefObject<boolean>;
  /** Leaves without saving, since the choice in a conflict left nothing to save. */
  onUnchanged?: () => void;
  /** Over another form, in a drawer: narrow, and that form's guard does the asking. */
  isInside?: boolean;
  /** Instead of the declared sections. */
  body?: ReactNode;
  /** Instead of the usual bar; its buttons save by `onSave`. */
  bar?: ComponentType<BarProps>;
  /** The page's heading. */
  children?: ReactNode;
};
export type BarProps = {
  saving: boolean;
  onCancel: () => void;
  /** @param isAgain another record follows */
  onSave: (isAgain: boolean) => void;
};

export function RecordForm({
  resource,
  mode,
  schema,
  defaultValues,
  saveLabel,
  onCancel,
  again,
  onUnchanged,
  isInside = false,
  body,
  bar: OwnBar,
  children,
}: Props) {
  const { save, saving } = useSaveContext();
  const former = new URLSearchParams(useLocation().search).get(formerParameter);
  const record = useRecordContext<Row>();
  const resolver = useMemo(
    () => resolverFor(resource, schema, record ?? emptyRecord(resource), furtherChecks[resource.name]),
    [record, resource, schema],
  );
  const [stored, setStored] = useState<Row | null>(null);
  const [base, setBase] = useState<Row | undefined>();
  const whole = useRef<HTMLDivElement>(null);
  const { tell, isUnsavedAbove } = useUnsavedAbove();
  const unsaved = useMemo(() => ({ tell, isUnsavedAbove }), [tell, isUnsavedAbove]);

  const submit = async (values: FieldValues) => {
    // Offline the mutation would wait for the network.
    if (!navigator.onLine) return { root: { serverError: translate(formMessages.offline) } };
    let failure: unknown;
    const onError = (error: unknown) => {
      failure = error;
    };
    const errors = await save?.(values, { onError });
    if (errors || !failure) return errors;
    setStored(storedRecord(failure));
    // Failures without field errors count, too: the form stays changed and its guard active.
    return { root: { serverError: failureMessage(failure) } };
  };
  const requestSubmit = useCallback(
    (isAgain: boolean) => {
      if (again) again.current = isAgain;
      whole.current?.querySelector('form')?.requestSubmit();
    },
    [again],
  );

  const form = (
    <Whole ref={whole} data-inside={isInside || undefined}>
      <Form
        resolver={resolver}
        defaultValues={defaultValues}
        onSubmit={submit}
        noValidate
        disableInvalidFormNotification
        // FirstFault does it: the form library goes by registration order, and some inputs register late.
        shouldFocusError={false}
        warnWhenUnsavedChanges={!isInside}
        WarnWhenUnsavedChangesComponent={FormGuard}
      >
        <Content>
          {children}
          {former && mode === 'edit' && !isInside && (
            <Suspense fallback={null}>
              <FormerValues
                resource={resource}
                entry={former}
                hasStatus={!body && resource.deactivating !== false}
              />
            </Suspense>
          )}
          {body ?? <Sections resource={resource} mode={mode} isInside={isInside} />}
        </Content>
        <FirstFault resource={resource} />
        <FirstField isFilled={mode === 'edit'} />
        {!isInside && <KeptTyped resource={resource} base={base} onRestored={setBase} />}
        {OwnBar ? (
          <OwnBar saving={saving === true} onCancel={onCancel} onSave={requestSubmit} />
        ) : (
          <SaveBar
            resource={resource}
            label={saveLabel}
            saving={saving === true}
            isInside={isInside}
            onCancel={onCancel}
            onSave={requestSubmit}
            hasAgain={again !== undefined}
          />
        )}
        {stored && (
          <Conflict
            resource={resource}
            base={base}
            stored={stored}
            onClose={() => setStored(null)}
            onSettled={(isChanged) => {
              setBase(stored);
              setStored(null);
              // After the form has taken the values over.
              if (isChanged) setTimeout(() => requestSubmit(false));
              else onUnchanged?.();
            }}
          />
        )}
      </Form>
    </Whole>
  );
  return isInside ? form : <UnsavedAbove value={unsaved}>{form}</UnsavedAbove>;
}

/** Registry of unsaved work in forms over this one. */
function useUnsavedAbove() {
  const [ids, setIds] = useState<string[]>([]);
  const tell = useCallback((id: string, isUnsaved: boolean) => {
    setIds((before) => {
      const others = before.filter((one) => one !== id);
      if (isUnsaved) return [...others, id];
      return others.length === before.length ? before : others;
    });
  }, []);
  return { tell, isUnsavedAbove: ids.length > 0 };
}

/** A 409 for a version conflict carries the record as stored now. */
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
  '&[data-inside]': { minHeight: '100%' },
});

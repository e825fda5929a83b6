import { styled } from '@mui/material/styles';
import { type RefObject, useContext, useId, useMemo, useState } from 'react';
import { SaveContextProvider } from 'react-admin';
import { useFormContext, useWatch } from 'react-hook-form';
import { translate } from '../../lib/language.ts';
import { dayInWib } from '../../lib/wib.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import { createSchema, updateSchema } from '../../resources/schema.ts';
import { useMatch } from '../shell/index.ts';
import {
  type BarProps,
  CreateNew,
  LazyCreateInPlace,
  RecordForm,
  RecordHeader,
  type Row,
  useMayUse,
} from '../views/parts.ts';
import { fieldErrorsIn } from './field-errors.ts';
import { FormMode } from './form-mode.ts';
import { FormStep } from './form-steps.tsx';
import { personMessages as said } from './messages.ts';
import { PanelLine } from './panel-frame.tsx';
import { PersonBar } from './person-bar.tsx';
import { factsOf } from './person-facts.ts';
import { PersonSections } from './person-sections.tsx';
import { SignInPanel } from './sign-in-panel.tsx';
import { useLook } from './use-look.ts';

type Props = {
  /** None for a new person. */
  row?: Row;
  defaultValues?: Record<string, unknown>;
  invites: RefObject<boolean>;
  again?: RefObject<boolean>;
  /** @throws what the server refuses */
  onSave: (values: Record<string, unknown>) => Promise<void>;
  onCancel: () => void;
};

/** One form for a person, the posts they hold and how they sign in. */
export function PersonForm({ row, defaultValues, invites, again, onSave, onCancel }: Props) {
  const isNew = row === undefined;
  const [saving, setSaving] = useState(false);
  const schema = useMemo(() => (isNew ? createSchema(personForm) : updateSchema(personForm)), [isNew]);
  const mode = useMemo(() => ({ isNew, invites }), [isNew, invites]);
  const save = async (
    values: Record<string, unknown>,
    { onError }: { onError?: (error: unknown) => void } = {},
  ) => {
    setSaving(true);
    try {
      await onSave(values);
      return undefined;
    } catch (error) {
      const errors = fieldErrorsIn(error);
      if (errors) return errors;
      onError?.(error);
      return undefined;
    } finally {
      setSaving(false);
    }
  };
  return (
    <CreateNew value={LazyCreateInPlace}>
      <FormMode value={mode}>
        <SaveContextProvider value={{ save: save as never, saving, mutationMode: 'pessimistic' }}>
          <RecordForm
            resource={personForm}
            mode={isNew ? 'create' : 'edit'}
            schema={schema}
            {...(defaultValues && { defaultValues })}
            saveLabel=""
            {...(again && { again })}
            onCancel={onCancel}
            onUnchanged={onCancel}
            bar={FormBar}
            body={<Body row={row} />}
          />
        </SaveContextProvider>
      </FormMode>
    </CreateNew>
  );
}

const roleResource = 'manajemen-user.role';

/** The form with its panel beside it. */
function Body({ row }: { row: Row | undefined }) {
  const id = useId();
  const isWide = useMatch('(min-width: 1200px)');
  const { values, looked } = useLook();
  return (
    <Columns>
      <div>
        {row ? (
          <RecordHeader resource={personForm} row={row} />
        ) : (
          <RecordHeader resource={personForm} title={translate(said.add)} />
        )}
        <PersonSections id={id} values={values} looked={looked} />
      </div>
      {isWide && (
        <aside>
          <div>
            <Panel />
          </div>
        </aside>
      )}
    </Columns>
  );
}

function usePanel() {
  const { isNew } = useContext(FormMode);
  const { values, looked, isLooked } = useLook();
  const hasPassword = values.account?.hasPassword ?? false;
  const isInviting = isNew && String(values.isldap) === '2' && !hasPassword;
  const facts = factsOf(values, looked, { today: dayInWib(), willInvite: isInviting });
  return { values, looked, isLooked, facts, isInviting };
}

function Panel({ onStep }: { onStep?: () => void }) {
  const { values, looked, isLooked, facts } = usePanel();
  const mayUse = useMayUse();
  const roles = [...new Set((values.holdings ?? []).flatMap(({ roleIds = [] }) => roleIds))];
  return (
    <SignInPanel
      facts={facts}
      compare={mayUse(roleResource) ? roles : []}
      invitedUntil={values.account?.invitation.expiresAt ?? null}
      holdings={(values.holdings ?? []).map((row, at) => ({
        row,
        seen: isLooked ? looked.holdings[at] : undefined,
      }))}
      stepOf={(condition) => (
        <FormStep condition={condition} values={values} looked={looked} {...(onStep && { onStep })} />
      )}
    />
  );
}

function FormBar({ saving, onCancel, onSave }: BarProps) {
  const { isNew, invites } = useContext(FormMode);
  const isWide = useMatch('(min-width: 1200px)');
  const { control } = useFormContext();
  const way = String(useWatch({ control, name: 'isldap' }));
  const { facts, looked, isInviting } = usePanel();
  const label = () => {
    if (!isNew) return said.save;
    if (way !== '2') return said.saveUser;
    return looked.hasMailServer ? said.saveInvite : said.saveLink;
  };
  const saveAs = (isInvited: boolean) => (isAgain: boolean) => {
    invites.current = isInvited;
    onSave(isAgain);
  };
  return (
    <PersonBar
      saving={saving}
      onCancel={onCancel}
      onSave={saveAs(isInviting)}
      label={translate(label())}
      isInviting={isInviting}
      onSaveOnly={isInviting ? () => saveAs(false)(false) : undefined}
      hasAgain={isNew}
      line={!isWide && <PanelLine facts={facts} panel={(close) => <Panel onStep={close} />} />}
    />
  );
}

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'stretch',
  flex: 1,
  '& > div': { minWidth: 0, display: 'grid', gap: 16, alignContent: 'start', paddingBottom: 24 },
  '@media (min-width: 1200px)': {
    gridTemplateColumns: 'minmax(0, 1fr) 304px',
    // The line on the panel's left runs from the top bar to the save bar.
    margin: '-22px -28px 0 0',
    minHeight: 'calc(100dvh - 109px)',
    '& > div': { padding: '22px 28px 24px 0' },
    '& > aside': { borderLeft: '1px solid var(--line)' },
    '& > aside > div': {
      position: 'sticky',
      // What sticks keeps clear of the page's own padding.
      top: -22,
      maxHeight: 'calc(100dvh - 112px)',
      overflowY: 'auto',
      padding: '24px 20px',
    },
  },
});

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { LinkBase, useCreatePath, useNotify, useRedirect } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import { keptInactive, newArchive } from '../../../domain/archive/archive-life.ts';
import { translate } from '../../../lib/language.ts';
import { archive, inactiveArchive } from '../../../resources/dokumen/arsip.ts';
import { createSchema, fieldErrors } from '../../../resources/schema.ts';
import { focusFirstWrong } from '../../ui/focus-first.ts';
import { UnsavedGuard } from '../../ui/unsaved-guard.tsx';
import { useRequest } from '../../ui/use-request.ts';
import { emptyRecord, Input, RecordHeader, useDeclared } from '../../views/parts.ts';
import { createDepositor, type DepositMode, type DepositRow, recordOf } from './depositor.ts';
import { DropZone } from './drop-zone.tsx';
import { commonName, isLike, ownNames, paperNames, sharedNames } from './field-names.ts';
import { FileRow } from './file-row.tsx';
import { uploadMessages as messages } from './messages.ts';
import { PageBeside } from './page-beside.tsx';
import { Proposed } from './proposed.tsx';
import type { ProposedName } from './proposed-fields.ts';
import { useAskedFields } from './use-asked-fields.ts';

const schema = createSchema(archive);
const documentDate = archive.fields[commonName];
const commonField = {
  ...documentDate,
  options: { ...documentDate.options, required: false, hint: messages.commonDate },
};

/** Many files at once become archive items: dropped, read, checked, saved (SPEC A1 unggah). */
export default function UploadPage() {
  const notify = useNotify();
  const redirect = useRedirect();
  const createPath = useCreatePath();
  const resource = useDeclared();
  const naskah = useNaskah();
  const isInactive = resource.name === inactiveArchive.name;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the verbs of the data provider stay what they are
  const depositor = useMemo(
    () => createDepositor(naskah, isInactive ? keptInactive : newArchive),
    [isInactive],
  );
  useEffect(() => () => depositor.stop(), [depositor]);
  const rows = useSyncExternalStore(depositor.subscribe, depositor.snapshot);
  const [mode, setMode] = useState<DepositMode>('each');
  const { isPending: isSaving, request } = useRequest();
  const form = useForm({ defaultValues: emptyRecord(archive) });
  const ready = rows.filter((row) => row.stage === 'ready');
  const pending = rows.filter((row) => row.stage !== 'saved');
  const isOne = mode === 'one';
  const isSeveral = rows.length > 1;
  const [worked, setWorked] = useState<string>();
  const shown = shownRow(rows, worked);
  const shared = () => plain(form.getValues());
  const asked = useAskedFields({ rows, depositor, isOne, form, shared });

  const add = (files: readonly File[]) => {
    const left = depositor.add(files);
    if (left > 0) notify(translate(messages.tooMany(left)), { type: 'warning' });
  };
  /** Shows each fault where it can be mended: among the shared fields, or at the file. */
  const isSound = (): boolean => {
    form.clearErrors();
    const all = shared();
    const own = isOne ? [] : ownNames;
    let sound = true;
    for (const row of isOne ? ready.slice(0, 1) : ready) {
      const checked = schema.safeParse(isOne ? all : recordOf(row, all));
      if (checked.success) continue;
      sound = false;
      const mine: Record<string, string> = {};
      for (const [name, [message]] of Object.entries(fieldErrors(checked.error))) {
        if ((own as readonly string[]).includes(name) || (!isOne && name in row.values))
          mine[name] = message ?? '';
        else form.setError(name, { message: message ?? '' }, { shouldFocus: true });
      }
      depositor.blame(row.key, mine);
    }
    return sound;
  };
  const save = async () => {
    if (ready.length === 0) return;
    if (!isSound()) {
      notify(translate(messages.incomplete), { type: 'error' });
      return focusFirstWrong();
    }
    await request(deposit);
  };
  const deposit = async () => {
    const { saved, left } = await depositor.save(mode, shared());
    if (saved > 0) notify(translate(messages.done(saved)), { type: 'success' });
    if (left > 0) return notify(translate(messages.someLeft(left)), { type: 'error' });
    const items = new Set(depositor.snapshot().map((row) => row.savedId));
    const [only] = items;
    if (items.size === 1 && only) redirect('show', resource.name, only);
  };
  const input = (name: keyof typeof archive.fields) => (
    <Input key={name} name={name} field={archive.fields[name]} />
  );
  const proposedInput = (name: ProposedName) => (
    <Proposed
      key={name}
      name={name}
      label={translate(archive.fields[name].label)}
      proposed={asked.askedCommon(name)}
      error={form.formState.errors[name]?.message?.toString()}
      open={asked.open}
      onChange={(value) => asked.fill(name, value)}
    >
      {input(name)}
    </Proposed>
  );
  const files = (
    <section key="files" aria-label={translate(messages.files(rows.length))}>
      <h2>{translate(messages.files(rows.length))}</h2>
      <Rows>
        {rows.map((row) => (
          <FileRow
            key={row.key}
            row={row}
            depositor={depositor}
            isOne={isOne}
            isShown={isSeveral && row.key === shown?.key}
            onShow={isSeveral && row.stage !== 'refused' ? () => setWorked(row.key) : undefined}
            read={asked.readOf(row)}
            asked={asked.askedOf(row)}
            shared={shared}
            pathOf={(id) => createPath({ resource: resource.name, type: 'show', id })}
          />
        ))}
      </Rows>
    </section>
  );
  const sharedFields = (
    <Shared key="common" aria-label={translate(messages.shared)}>
      {isSeveral && (
        <ToggleButtonGroup
          exclusive
          fullWidth
          size="small"
          value={mode}
          aria-label={translate(messages.mode)}
          onChange={(_, chosen: DepositMode | null) => chosen && setMode(chosen)}
        >
          <ToggleButton value="each">{translate(messages.each)}</ToggleButton>
          <ToggleButton value="one">{translate(messages.one)}</ToggleButton>
        </ToggleButtonGroup>
      )}
      {isOne && ownNames.map(proposedInput)}
      {!isOne && isSeveral && (
        <>
          <header>
            <h2>{translate(messages.shared)}</h2>
            <p>{translate(messages.sharedHelp)}</p>
          </header>
          <Input name={commonName} field={commonField} />
        </>
      )}
      {sharedNames.map((name) => (isLike(name) ? proposedInput(name) : input(name)))}
      <details>
        <summary>{translate(messages.paper)}</summary>
        <div>{paperNames.map(input)}</div>
      </details>
    </Shared>
  );
  return (
    <Page>
      <RecordHeader resource={resource} title={translate(messages.title)} text={translate(messages.text)} />
      <UnsavedGuard isUnsaved={pending.some((row) => row.stage !== 'refused') && !isSaving} />
      <DropZone onFiles={add} isSmall={rows.length > 0} />
      {rows.length > 0 && (
        <FormProvider {...form}>
          <Columns data-alone={!shown || undefined}>
            {shown && <PageBeside row={shown} />}
            <Fields>{isSeveral ? [sharedFields, files] : [files, sharedFields]}</Fields>
          </Columns>
          <Bar className="page-bar">
            {asked.count > 1 && (
              <Button variant="outlined" disabled={isSaving} onClick={asked.acceptAll}>
                {translate(messages.acceptAll(asked.count))}
              </Button>
            )}
            {ready.length > 0 || isSaving ? (
              <Button variant="contained" loading={isSaving} onClick={() => void save()}>
                {translate(isOne || ready.length === 1 ? messages.saveOne : messages.save(ready.length))}
              </Button>
            ) : (
              pending.length === 0 && (
                <Button
                  component={LinkBase}
                  variant="outlined"
                  to={createPath({ resource: resource.name, type: 'list' })}
                >
                  {translate(messages.toList)}
                </Button>
              )
            )}
          </Bar>
        </FormProvider>
      )}
    </Page>
  );
}

/** The file whose pages are beside the fields: the one worked on, else the first that is still to be saved. */
const shownRow = (rows: readonly DepositRow[], worked: string | undefined): DepositRow | undefined => {
  const readable = rows.filter((row) => row.stage !== 'refused');
  return (
    readable.find((row) => row.key === worked) ?? readable.find((row) => row.stage !== 'saved') ?? readable[0]
  );
};

/** Drops what forms store beside the values (labels of references). */
const plain = (values: Record<string, unknown>): Record<string, unknown> =>
  Object.fromEntries(Object.entries(values).filter(([name]) => name in archive.fields));

const Page = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 16,
  minWidth: 0,
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 520px',
  gap: 24,
  alignItems: 'start',
  '& h2': { margin: '0 0 10px', fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '&[data-alone]': { gridTemplateColumns: 'minmax(0, 760px)' },
  '@media (max-width: 999px)': { '&, &[data-alone]': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  minWidth: 0,
});
const Rows = styled('ul')({ listStyle: 'none', margin: 0, padding: 0, display: 'grid', gap: 10 });
const Shared = styled('section')({
  display: 'grid',
  gap: 14,
  padding: 16,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  '& header h2, & header p': { margin: 0 },
  '& header p': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& summary': { cursor: 'pointer', fontWeight: 600, color: 'var(--ink-2)' },
  '& details > div': { display: 'grid', gap: 14, paddingTop: 12 },
});
const Bar = styled('div')({
  position: 'sticky',
  bottom: 0,
  zIndex: 5,
  display: 'flex',
  justifyContent: 'flex-end',
  gap: 8,
  // Over the page's own padding, from edge to edge.
  margin: 'auto -28px 0',
  padding: '11px 28px',
  background: 'var(--surface)',
  borderTop: '1px solid var(--line-2)',
  '&:empty': { display: 'none' },
  '@media (max-width: 599px)': { margin: 'auto -16px 0', padding: '10px 16px' },
});

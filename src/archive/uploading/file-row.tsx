import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import LinearProgress from '@mui/material/LinearProgress';
import { styled } from '@mui/material/styles';
import FileText from 'lucide-react/icons/file-text';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import X from 'lucide-react/icons/x';
import { type ReactNode, useEffect } from 'react';
import { LinkBase } from 'react-admin';
import { FormProvider, useForm } from 'react-hook-form';
import type { UploadProposals } from '../../../domain/calls/archive-item-shapes.ts';
import { isBeingRead } from '../../../domain/recognised-text.ts';
import { translate } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { proposalMessages, useOpenProposals } from '../../ui/proposals/index.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { Input } from '../../views/parts.ts';
import { type Depositor, type DepositRow, isDeviating, othersOf } from './depositor.ts';
import { isLike, otherNames, ownNames } from './field-names.ts';
import { uploadMessages as messages } from './messages.ts';
import { Proposed, saveButton } from './proposed.tsx';
import type { ProposedFields, ProposedName } from './proposed-fields.ts';

type Props = {
  row: DepositRow;
  depositor: Depositor;
  /** All files become one item: this one has no fields of its own. */
  isOne: boolean;
  /** Its pages are the ones beside the fields. */
  isShown: boolean;
  /** Puts its pages there; absent where no other file could be. */
  onShow: (() => void) | undefined;
  /** What its text says, if it was asked already. */
  read: UploadProposals | undefined;
  /** What of it is still proposed. */
  asked: ProposedFields;
  /** Current values of the fields all items share. */
  shared: () => Record<string, unknown>;
  pathOf: (id: string) => string;
};

export function FileRow({ row, depositor, isOne, isShown, onShow, read, asked, shared, pathOf }: Props) {
  const { file, stage, inspected } = row;
  const isBusy = stage === 'saving' || stage === 'saved';
  return (
    <Card data-stage={stage} data-shown={isShown || undefined} onFocus={onShow}>
      <Head>
        <FileText size={18} strokeWidth={1.6} aria-hidden />
        <div>
          {onShow ? (
            <button
              type="button"
              aria-pressed={isShown}
              title={translate(messages.seePage(file.name))}
              onClick={onShow}
            >
              {file.name}
            </button>
          ) : (
            <b>{file.name}</b>
          )}
          <small>
            {formatSize(file.size)}
            {inspected?.pages ? ` · ${translate(messages.pages(inspected.pages))}` : ''}
          </small>
        </div>
        {stage === 'saved' && row.savedId && (
          <>
            <SoftChip tone="ok">{translate(messages.saved)}</SoftChip>
            <Button component={LinkBase} size="small" to={pathOf(row.savedId)}>
              {translate(messages.open)}
            </Button>
          </>
        )}
        {!isBusy && (
          <IconButton
            size="small"
            aria-label={translate(messages.removeFile(file.name))}
            onClick={() => depositor.remove(row.key)}
          >
            <X size={15} strokeWidth={1.6} aria-hidden />
          </IconButton>
        )}
      </Head>
      <Progress row={row} />
      {stage === 'ready' && <Reading read={read} />}
      {row.message && (
        <Fault role="alert">
          <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
          <span>{row.message}</span>
          {row.mayRetry && (
            <Button size="small" variant="text" onClick={() => depositor.retry(row.key)}>
              {translate(commonMessages.retry)}
            </Button>
          )}
        </Fault>
      )}
      {inspected && inspected.duplicates.length > 0 && stage !== 'saved' && (
        <Duplicate>
          {translate(messages.duplicate)}{' '}
          {inspected.duplicates.map((item, at) => (
            <span key={item.id}>
              {at > 0 && ', '}
              <a href={pathOf(item.id)} target="_blank" rel="noopener">
                {item.number || item.title}
              </a>
            </span>
          ))}
          . {translate(messages.duplicateGoOn)}
        </Duplicate>
      )}
      {!isOne && (stage === 'ready' || stage === 'saving') && inspected && (
        <Facts row={row} depositor={depositor} asked={asked} shared={shared} />
      )}
    </Card>
  );
}

/** That its text is still read, or why there is none to propose from. */
function Reading({ read }: Pick<Props, 'read'>) {
  if (!read || isBeingRead(read.state))
    return <Quiet role="status">{translate(proposalMessages.reading)}</Quiet>;
  return read.reason && <Quiet role="status">{read.reason}</Quiet>;
}

function Progress({ row: { stage, share, file } }: { row: DepositRow }) {
  if (stage === 'queued') return <Quiet>{translate(messages.queued)}</Quiet>;
  if (stage === 'reading') return <Quiet role="status">{translate(messages.reading)}</Quiet>;
  if (stage === 'saving') return <Quiet role="status">{translate(messages.saving)}</Quiet>;
  if (stage !== 'sending' && stage !== 'waiting') return null;
  const percent = Math.round(share * 100);
  return (
    <div>
      <LinearProgress
        variant="determinate"
        value={percent}
        color={stage === 'waiting' ? 'warning' : 'primary'}
        aria-label={translate(messages.sending(percent)) + file.name}
      />
      <Quiet aria-live={stage === 'waiting' ? 'polite' : 'off'}>
        {translate(stage === 'waiting' ? messages.waiting(percent) : messages.sending(percent))}
      </Quiet>
    </div>
  );
}

type FactsProps = Pick<Props, 'row' | 'depositor' | 'asked' | 'shared'>;

function Facts({ row, depositor, asked, shared }: FactsProps) {
  const form = useForm({ defaultValues: { ...emptyFacts, ...row.values } });
  const isOpen = isDeviating(row);
  const open = useOpenProposals<ProposedName>(saveButton);
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          if (name && name in archive.fields) depositor.change(row.key, { [name]: values[name] });
        },
      }),
    [form, depositor, row.key],
  );
  // What is accepted, or taken from the shared fields, comes from outside of the form.
  useEffect(() => {
    for (const [name, value] of Object.entries(row.values))
      if (form.getValues(name) !== value) form.setValue(name, value);
  }, [form, row.values]);
  useEffect(() => {
    form.clearErrors();
    for (const [name, message] of Object.entries(row.errors)) form.setError(name, { message });
  }, [form, row.errors]);
  const deviate = (over: Record<string, unknown> = {}) =>
    depositor.change(row.key, { ...(!isOpen && othersOf(shared(), asked)), ...over });
  const proposed = (name: ProposedName, onChange: (value: string) => void, input: ReactNode) => (
    <Proposed
      name={name}
      label={translate(archive.fields[name].label)}
      proposed={asked[name]}
      error={row.errors[name]}
      open={open}
      onChange={onChange}
    >
      {input}
    </Proposed>
  );
  return (
    <FormProvider {...form}>
      <Fields>
        {ownNames.map((name) => (
          <div key={name} data-field={name}>
            {proposed(
              name,
              (value) => depositor.change(row.key, { [name]: value || emptyFacts[name] }),
              <Input name={name} field={archive.fields[name]} />,
            )}
          </div>
        ))}
        {otherNames
          .filter((name) => isOpen || asked[name as ProposedName])
          .map((name) => {
            const input = isOpen && <Input name={name} field={archive.fields[name]} />;
            return (
              <div key={name}>
                {isLike(name) ? proposed(name, (value) => deviate({ [name]: value || null }), input) : input}
              </div>
            );
          })}
      </Fields>
      <div>
        <Button
          size="small"
          variant="text"
          aria-expanded={isOpen}
          onClick={() => (isOpen ? depositor.forget(row.key, otherNames) : deviate())}
        >
          {translate(isOpen ? messages.asAll : messages.others)}
        </Button>
      </div>
    </FormProvider>
  );
}

const emptyFacts: Record<string, unknown> = { title: '', number: '', documentDate: null };

const Card = styled('li')({
  display: 'grid',
  gap: 10,
  padding: 14,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  '&[data-stage="refused"]': { borderColor: 'var(--danger)' },
  '&[data-shown]': { borderColor: 'var(--accent)' },
  '& .MuiLinearProgress-root': { borderRadius: 2, backgroundColor: 'var(--line)' },
});
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  '& > div': { flex: 1, minWidth: 0 },
  '& b, & > div > button': { display: 'block', font: 'inherit', fontWeight: 600, overflowWrap: 'anywhere' },
  '& > div > button': {
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'inherit',
    textAlign: 'start',
    cursor: 'pointer',
    '&:hover': { textDecoration: 'underline' },
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& > svg': { flex: 'none', color: 'var(--ink-3)' },
});
const Fields = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr)',
  gap: '12px 14px',
  alignItems: 'start',
  '& > [data-field="title"]': { gridColumn: '1 / -1' },
  '@media (max-width: 599px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Fault = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  color: 'var(--danger)',
  '& > svg': { flex: 'none' },
  '& > span': { flex: 1 },
});
const Duplicate = styled('p')({
  margin: 0,
  padding: '8px 12px',
  borderRadius: 8,
  background: 'var(--stamp-soft)',
  color: 'var(--ink)',
  '& a': { color: 'inherit', fontWeight: 600 },
});
const Quiet = styled('span')({ fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' });

import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import type { LifeStep } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { fileFieldsOf } from '../../../resources/kinds/file/limits.ts';
import { creatorField } from '../../../resources/life/life-fields.ts';
import { Avatar } from '../../ui/avatar.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { failureMessage } from '../../ui/failures.ts';
import { formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { filesIn } from '../kinds/file/files-in.ts';
import { type Row, refOf } from '../record.ts';
import { Attached } from './attached.tsx';
import type { Living } from './holder.ts';
import { MessageBox } from './message-box.tsx';
import { lifeMessages } from './messages.ts';
import { stepTitle, wordsOf } from './step-words.ts';
import { useSteps } from './use-steps.ts';

type Props = { resource: Living; row: Row };

/** A record's steps as they are read where people write to each other: messages, and lines for what was done. */
export default function Conversation({ resource, row }: Props) {
  const { data, error, refetch } = useSteps(resource, row);
  if (error)
    return (
      <EmptyState
        title={translate(lifeMessages.stepsFailed)}
        text={failureMessage(error)}
        onRetry={refetch}
      />
    );
  const { opening = '', messages = [] } = resource.life.conversation ?? {};
  const steps = data?.items ?? [];
  const creator = refOf(row, creatorField(resource.fields) ?? '');
  const filesOf = (values: Record<string, unknown>): ReactNode =>
    fileFieldsOf(resource).map(([field]) => (
      <Attached
        key={field}
        {...{ resource, field, recordId: row.id }}
        files={filesIn(row[field]).filter(({ id }) => filesIn(values[field]).some((one) => one.id === id))}
      />
    ));
  return (
    <>
      <Messages aria-label={translate(lifeMessages.conversation)}>
        {steps.map((step) =>
          step.event === null ? (
            <Message
              key="opening"
              step={step}
              said={String(row[opening] ?? '')}
              name={step.by?.label ?? creator?.label}
            >
              {filesOf(withoutAdded(resource, row, steps))}
            </Message>
          ) : messages.includes(step.event) || step.event === 'noted' ? (
            <Message
              key={step.id}
              step={step}
              said={step.note ?? ''}
              chip={step.by?.id !== creator?.id ? stepTitle(resource, step) : undefined}
            >
              {filesOf(step.values)}
            </Message>
          ) : (
            <Done key={step.id} resource={resource} step={step} />
          ),
        )}
      </Messages>
      <MessageBox key={row.id} resource={resource} row={row} />
    </>
  );
}

type MessageProps = {
  step: LifeStep;
  said: string;
  name?: string | undefined;
  chip?: string | undefined;
  children: ReactNode;
};

function Message({ step, said, name = step.by?.label ?? '', chip, children }: MessageProps) {
  return (
    <li>
      <Avatar name={name} picture={step.by?.urlImage} small />
      <div>
        <p>
          <b>{name}</b>
          {chip && <SoftChip tone="accent">{chip}</SoftChip>}
          <time dateTime={step.at}>{formatDateTime(step.at)}</time>
        </p>
        {step.as && <small>{step.as}</small>}
        <p data-said>{said}</p>
        {children}
      </div>
    </li>
  );
}

/** What was done between the messages, in a line. */
function Done({ resource, step }: { resource: Living; step: LifeStep }) {
  const words = wordsOf(resource, step);
  return (
    <li data-done>
      <span>
        <b>{stepTitle(resource, step)}</b>
        {words.length > 0 && `: ${words.join(', ')}`}
        {step.by && ` · ${step.by.label}`}
      </span>
      <time dateTime={step.at}>{formatDateTime(step.at)}</time>
    </li>
  );
}

/** Files the record was made with: those that no step has added. */
function withoutAdded(resource: Living, row: Row, steps: readonly LifeStep[]): Record<string, unknown> {
  return Object.fromEntries(
    fileFieldsOf(resource).map(([name]) => {
      const added = new Set(steps.flatMap(({ values }) => filesIn(values[name]).map(({ id }) => id)));
      return [name, filesIn(row[name]).filter(({ id }) => !added.has(id))];
    }),
  );
}

const Messages = styled('ol')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  '& > li': { display: 'flex', gap: 12, padding: '14px 0' },
  '& > li + li': { borderTop: '1px solid var(--line)' },
  '& > li > div': { flex: 1, display: 'grid', minWidth: 0 },
  '& p': { margin: 0 },
  '& > li > div > p:first-of-type': {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    gap: '0 8px',
    lineHeight: '24px',
  },
  '& b': { fontWeight: 650 },
  '& time, & small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '& p[data-said]': {
    marginTop: 6,
    maxWidth: '80ch',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& > li[data-done]': {
    flexWrap: 'wrap',
    alignItems: 'baseline',
    gap: '0 8px',
    padding: '8px 0',
    fontSize: '0.8125rem',
    color: 'var(--ink-2)',
  },
});

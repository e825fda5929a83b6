import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import X from 'lucide-react/icons/x';
import type { TriggerTrial } from '../../domain/calls/triggers.ts';
import { runReasons } from '../../domain/triggers/runs.ts';
import { translate } from '../../lib/language.ts';
import { formatDateTime } from '../ui/format.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { triggerMessages as messages } from './messages.ts';

/** So many receivers are named at first sight. */
const most = 8;

/** What a test run found: whether it would fire, why, to whom, and in which words. */
export function TrialResult({ trial }: { trial: TriggerTrial }) {
  const { checks, receivers, message, call, dueAt } = trial;
  const odd = receivers.filter(({ title, text }) => title !== message.title || text !== message.text);
  return (
    <Result role="status">
      <p className="verdict">
        <SoftChip tone={trial.fires ? 'ok' : 'warn'}>
          {translate(trial.fires ? messages.wouldFire : messages.wouldNot)}
        </SoftChip>
        <span>
          {trial.reason
            ? translate(runReasons[trial.reason])
            : dueAt
              ? translate(messages.later(formatDateTime(dueAt)))
              : ''}
        </span>
        {trial.sent && <SoftChip tone="info">{translate(messages.sent)}</SoftChip>}
      </p>
      <h3>{translate(messages.checks)}</h3>
      {checks.length === 0 ? (
        <p>{translate(messages.noChecks)}</p>
      ) : (
        <ul className="checks">
          {checks.map((check, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: read only
            <li key={index} data-holds={check.holds || undefined}>
              {check.holds ? (
                <Check size={15} aria-label={translate(messages.holds)} />
              ) : (
                <X size={15} aria-label={translate(messages.fails)} />
              )}
              <span>
                {check.label} {check.asked}
                <small>{translate(check.value ? messages.isNow(check.value) : messages.isEmpty)}</small>
              </span>
            </li>
          ))}
        </ul>
      )}
      {trial.match === 'any' && checks.length > 1 && <p>{translate(messages.matchAny)}</p>}
      <h3>{translate(messages.receivers)}</h3>
      <p>
        {receivers.length === 0
          ? translate(messages.noReceivers)
          : receivers
              .slice(0, most)
              .map(({ name, isSuperior }) =>
                isSuperior ? `${name} (${translate(messages.superior)})` : name,
              )
              .join(', ')}
        {receivers.length > most && `, ${translate(messages.more(receivers.length - most))}`}
      </p>
      <h3>{translate(messages.message)}</h3>
      <Message {...message} />
      {[...new Map(odd.map((one) => [`${one.title}\n${one.text}`, one])).values()]
        .slice(0, 3)
        .map(({ id, name, ...own }) => (
          <div key={id}>
            <small>{name}</small>
            <Message {...own} />
          </div>
        ))}
      {call && (
        <>
          <h3>{translate(messages.call)}</h3>
          {/* biome-ignore lint/a11y/noNoninteractiveTabindex: what is longer than its box is scrolled by keys */}
          <pre tabIndex={0}>{call}</pre>
        </>
      )}
    </Result>
  );
}

function Message({ title, text }: { title: string; text: string }) {
  return (
    <blockquote>
      <b>{title}</b>
      <span>{text}</span>
    </blockquote>
  );
}

const Result = styled('div')({
  display: 'grid',
  gap: 6,
  minWidth: 0,
  paddingTop: 12,
  borderTop: '1px solid var(--line)',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& p': { margin: 0, overflowWrap: 'anywhere' },
  '& .verdict': { display: 'flex', flexWrap: 'wrap', gap: '4px 8px', alignItems: 'center' },
  '& h3': {
    margin: '8px 0 0',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 650,
    color: 'var(--ink-2)',
  },
  '& ul': { display: 'grid', gap: 6, margin: 0, padding: 0, listStyle: 'none' },
  '& li': { display: 'flex', gap: 8, color: 'var(--ink)' },
  '& li svg': { flex: 'none', marginTop: 1, color: 'var(--danger)' },
  '& li[data-holds] svg': { color: 'var(--ok)' },
  '& small': { display: 'block', color: 'var(--ink-3)' },
  '& blockquote': {
    display: 'grid',
    gap: 4,
    margin: 0,
    padding: '10px 12px',
    borderRadius: 8,
    background: 'var(--sunken)',
    whiteSpace: 'pre-wrap',
    overflowWrap: 'anywhere',
  },
  '& pre': {
    margin: 0,
    padding: '10px 12px',
    maxHeight: 260,
    overflow: 'auto',
    borderRadius: 8,
    background: 'var(--sunken)',
    fontSize: '0.75rem',
  },
});

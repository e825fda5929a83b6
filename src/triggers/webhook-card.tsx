import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { translate } from '../../lib/language.ts';
import { trigger } from '../../resources/index.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { CopyField } from '../ui/copy-field.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import { formatDateTime } from '../ui/format.ts';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { commonMessages } from '../ui/messages.ts';
import { useRequest } from '../ui/use-request.ts';
import { type Row, useMay } from '../views/parts.ts';
import { triggerMessages as messages } from './messages.ts';
import { useTriggers } from './use-triggers.ts';

/** What signs a trigger's calls, and in whose name they speak. */
export function WebhookCard({ row }: { row: Row }) {
  const id = useId();
  const triggers = useTriggers();
  const queries = useQueryClient();
  const may = useMay(trigger);
  const [isAsked, ask] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const { isPending, request } = useRequest();
  const pinging = useRequest();
  const [answer, setAnswer] = useState<{ status: number | null; failure: string | null } | null>(null);
  const ping = () => {
    setAnswer(null);
    return pinging.request(async () => setAnswer(await triggers.ping(String(row.id))));
  };
  const queryKey = ['trigger', row.id, 'webhook', row.version];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: ({ signal }) => triggers.webhook(String(row.id), { signal }),
  });
  const renew = () =>
    request(async () => {
      const made = await triggers.renewSecret(String(row.id));
      ask(false);
      setSecret(made.secret);
      queries.setQueryData(queryKey, { ...made, secret: null });
    });
  return (
    <Card className="card pad" aria-labelledby={id}>
      <h2 id={id}>{translate(messages.webhook)}</h2>
      <p>{translate(messages.webhookAbout)}</p>
      {error ? (
        <EmptyState title={translate(messages.webhookFailed)} onRetry={refetch} />
      ) : (
        <dl>
          <dt>{translate(messages.address)}</dt>
          <dd>
            <span className="address">{String(row.webhookUrl)}</span>
            {may('change') && data && (
              <Button size="small" aria-busy={pinging.isPending} onClick={() => void ping()}>
                {translate(messages.ping)}
              </Button>
            )}
            {answer && (
              <small role="status" className={answer.failure ? 'is-wrong' : undefined}>
                {translate(
                  answer.failure
                    ? messages.pingRefused(answer.status, answer.failure)
                    : messages.pinged(answer.status ?? 0),
                )}
              </small>
            )}
          </dd>
          <dt>{translate(messages.secret)}</dt>
          <dd>
            <span>
              {!data
                ? translate(commonMessages.loading)
                : data.shownAt
                  ? translate(messages.shownAt(formatDateTime(data.shownAt)))
                  : translate(messages.neverShown)}
            </span>
            {may('change') && data && (
              <Button size="small" onClick={() => ask(true)}>
                {translate(messages.renew)}
              </Button>
            )}
          </dd>
          <dt>{translate(messages.setBy)}</dt>
          <dd>
            <span>
              {data?.setBy?.label ?? '–'}
              <small>{translate(messages.setByHint)}</small>
            </span>
          </dd>
        </dl>
      )}
      <ConfirmDialog
        open={isAsked}
        title={translate(messages.renewAsk)}
        confirm={translate(messages.renew)}
        danger={Boolean(data?.shownAt)}
        busy={isPending}
        onConfirm={() => void renew()}
        onClose={() => ask(false)}
      >
        {translate(messages.renewMeans)}
      </ConfirmDialog>
      {secret && (
        <InfoDialog
          title={translate(messages.secretTitle)}
          isShownOnce
          className="form-dialog"
          onClose={() => setSecret(null)}
        >
          <p>{translate(messages.secretOnce)}</p>
          <CopyField label={translate(messages.secret)} value={secret} />
        </InfoDialog>
      )}
    </Card>
  );
}

const Card = styled('section')({
  maxWidth: 1062,
  '& h2': { margin: 0, fontSize: '1rem', lineHeight: '24px', fontWeight: 650 },
  '& > p': { margin: '2px 0 12px', fontSize: '0.8125rem', lineHeight: '18px', color: 'var(--ink-2)' },
  '& dl': { display: 'grid', gridTemplateColumns: '120px minmax(0, 1fr)', gap: '8px 16px', margin: 0 },
  '& dt': { color: 'var(--ink-3)' },
  '& dd': { display: 'flex', flexWrap: 'wrap', gap: '4px 12px', alignItems: 'baseline', margin: 0 },
  '& dd small': { display: 'block', color: 'var(--ink-3)' },
  '& dd small.is-wrong': { color: 'var(--danger)' },
  '& .address': { overflowWrap: 'anywhere', minWidth: 0 },
  '@media (max-width: 599px)': {
    '& dl': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 2 },
    '& dd + dt': { marginTop: 8 },
  },
});

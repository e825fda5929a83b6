import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeySquare from 'lucide-react/icons/key-square';
import { Suspense, useState } from 'react';
import { useNotify } from 'react-admin';
import type { ApiToken } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, type Signed } from '../../shell/index.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { useSubmit } from '../../ui/use-submit.ts';
import { tokenMessages as said } from '../messages.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row } from '../parts/row.tsx';
import { useOwnKeys } from '../use-own-keys.ts';

const NewTokenDialog = lazyPart(() => import('./new-token-dialog.tsx'));
const key = ['api-tokens'];

/** Tokens with which programs sign in as the user: create, inspect, revoke. */
export default function TokensSection({ signed }: { signed: Signed }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { apiTokens, revokeApiToken } = useOwnKeys();
  const query = useQuery({ queryKey: key, queryFn: ({ signal }) => apiTokens({ signal }) });
  const { isPending, failure, submit } = useSubmit();
  const [isMaking, setMaking] = useState(false);
  const [asked, setAsked] = useState<ApiToken | null>(null);
  const renew = () => client.invalidateQueries({ queryKey: key });
  const revoke = async ({ id }: ApiToken) => {
    if (await submit(() => revokeApiToken(id))) notify(translate(said.revoked), { type: 'success' });
    setAsked(null);
    await renew();
  };
  return (
    <>
      <Loaded query={query}>
        {({ items }) =>
          items.length === 0 ? (
            <p className="account-missing">{translate(said.none)}</p>
          ) : (
            <ul className="account-rows">
              {items.map((token) => (
                <li key={token.id}>
                  <Token token={token} onRevoke={() => setAsked(token)} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
      {failure && (
        <p className="field-error" role="alert">
          {failure}
        </p>
      )}
      <div className="account-below">
        <Button onClick={() => setMaking(true)}>{translate(said.make)}</Button>
      </div>
      <Suspense>
        {isMaking && (
          <NewTokenDialog
            signed={signed}
            onClose={() => {
              setMaking(false);
              void renew();
            }}
          />
        )}
      </Suspense>
      <ConfirmDialog
        open={asked !== null}
        title={translate(said.askRevoke(asked?.name ?? ''))}
        confirm={translate(said.revoke)}
        danger
        busy={isPending}
        onConfirm={() => asked && void revoke(asked)}
        onClose={() => setAsked(null)}
      >
        {translate(said.revokeText)}
      </ConfirmDialog>
    </>
  );
}

function Token({ token, onRevoke }: { token: ApiToken; onRevoke: () => void }) {
  const isOver = new Date(token.expiresAt) <= new Date();
  return (
    <Row
      icon={<KeySquare size={18} strokeWidth={1.6} aria-hidden />}
      title={token.name}
      chip={
        <>
          <SoftChip tone={token.access === 'write' ? 'warn' : 'neutral'}>
            {translate(said[token.access])}
          </SoftChip>
          {isOver && <SoftChip tone="danger">{translate(said.over)}</SoftChip>}
        </>
      }
      text={[
        token.role ?? translate(said.ended),
        // The moment after its last day.
        `${translate(said.until)} ${formatDate(new Date(token.expiresAt).getTime() - 1)}`,
        token.lastUsedAt
          ? `${translate(said.used)} ${formatDateTime(token.lastUsedAt)}${token.lastAddress ? ` (${token.lastAddress})` : ''}`
          : translate(said.unused),
      ].join(' · ')}
      action={
        <Button color="error" aria-label={translate(said.revokeNamed(token.name))} onClick={onRevoke}>
          {translate(said.revoke)}
        </Button>
      }
    />
  );
}

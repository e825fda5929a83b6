import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import KeyRound from 'lucide-react/icons/key-round';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import type { TwoFactorState } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart, type Signed } from '../../shell/index.ts';
import { formatDate } from '../../ui/format.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { hasLocalPassword } from '../has-local-password.ts';
import { messages, passwordMessages, twoFactorMessages } from '../messages.ts';
import { Loaded } from '../parts/loaded.tsx';
import { Row } from '../parts/row.tsx';
import { useOwnKeys } from '../use-own-keys.ts';

const BeginDialog = lazyPart(() => import('./begin-dialog.tsx'));
const ProofDialog = lazyPart(() => import('./proof-dialog.tsx'));

const key = ['two-factor'];
const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;

/** The password, where it is ours, and the second step. */
export default function SecuritySection({ signed: { user } }: { signed: Signed }) {
  const client = useQueryClient();
  const { twoFactor } = useOwnKeys();
  const state = useQuery({ queryKey: key, queryFn: ({ signal }) => twoFactor({ signal }) });
  const [open, setOpen] = useState<'begin' | 'renew' | 'end' | null>(null);
  const isOurs = hasLocalPassword(user);
  // Nothing is asked here after the provider's own factors (docs/security.md).
  const isByCompany = user.signedInBy === 'oidc' && !state.data?.isActive;
  const close = () => {
    setOpen(null);
    void client.invalidateQueries({ queryKey: key });
  };
  return (
    <>
      <div className="account-rows">
        <Row
          icon={<KeyRound {...icon} />}
          title={translate(passwordMessages.password)}
          text={translate(isOurs ? passwordMessages.here : passwordMessages.directory)}
          action={
            isOurs && (
              <Button component={LinkBase} to="/password/change">
                {translate(passwordMessages.change)}
              </Button>
            )
          }
        />
        <Row
          icon={<ShieldCheck {...icon} />}
          title={translate(twoFactorMessages.title)}
          chip={state.data?.isActive && <SoftChip tone="ok">{translate(messages.active)}</SoftChip>}
          text={translate(
            isByCompany
              ? twoFactorMessages.byCompany
              : state.data
                ? stateMessages(state.data)
                : twoFactorMessages.off,
          )}
          action={
            <Loaded query={state}>
              {({ isActive }) =>
                isActive ? (
                  <>
                    <Button variant="text" onClick={() => setOpen('renew')}>
                      {translate(twoFactorMessages.renew)}
                    </Button>
                    <Button color="error" onClick={() => setOpen('end')}>
                      {translate(twoFactorMessages.end)}
                    </Button>
                  </>
                ) : (
                  !isByCompany && (
                    <Button onClick={() => setOpen('begin')}>{translate(twoFactorMessages.begin)}</Button>
                  )
                )
              }
            </Loaded>
          }
        />
      </div>
      <Suspense>
        {open === 'begin' && <BeginDialog onClose={close} />}
        {(open === 'renew' || open === 'end') && <ProofDialog purpose={open} onClose={close} />}
      </Suspense>
    </>
  );
}

const stateMessages = ({ since, recoveryCodesLeft }: TwoFactorState) =>
  since ? twoFactorMessages.on(formatDate(since), recoveryCodesLeft) : twoFactorMessages.off;

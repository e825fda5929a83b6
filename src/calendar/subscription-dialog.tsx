import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { CalendarSubscription } from '../../domain/calls/calendar.ts';
import { translate } from '../../lib/language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { useRequest } from '../ui/use-request.ts';
import { AddressField } from './address-field.tsx';
import { subscriptionMessages as messages } from './messages.ts';

const key = ['calendar-subscription'];

/** The calendar's private address: made, copied once, renewed, revoked. */
export default function SubscriptionDialog({ onClose }: { onClose: () => void }) {
  const { calendarSubscription, renewCalendar, revokeCalendar } = useNaskah();
  const client = useQueryClient();
  const notify = useNotify();
  const [asked, setAsked] = useState<'renew' | 'revoke' | null>(null);
  const [address, setAddress] = useState<string | null>(null);
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => calendarSubscription({ signal }) });
  const { isPending, request } = useRequest();
  const settle = (state: CalendarSubscription) => {
    // Never cache the address: it is private to this dialog.
    client.setQueryData(key, { ...state, url: null });
    setAddress(state.url);
    setAsked(null);
  };
  const renew = () => request(async () => settle(await renewCalendar()));
  const revoke = () =>
    request(async () => {
      settle({ ...(await revokeCalendar()), url: null });
      notify(translate(messages.revoked), { type: 'success' });
    });
  return (
    <>
      <InfoDialog
        title={translate(messages.title)}
        className="form-dialog"
        actions={
          <>
            {data?.isActive && (
              <Button variant="outlined" color="error" onClick={() => setAsked('revoke')}>
                {translate(messages.revoke)}
              </Button>
            )}
            <span className="grow" />
          </>
        }
        main={
          data && !address ? (
            <Button
              variant={data.isActive ? 'outlined' : 'contained'}
              loading={isPending}
              onClick={() => (data.isActive ? setAsked('renew') : renew())}
            >
              {data.isActive ? translate(messages.renew) : translate(messages.make)}
            </Button>
          ) : undefined
        }
        onClose={onClose}
      >
        <p>{translate(messages.about)}</p>
        {address && <AddressField address={address} />}
        {data?.isActive && !address && <p className="calendar-active">{stateWords(data)}</p>}
      </InfoDialog>
      <ConfirmDialog
        open={asked === 'renew'}
        title={translate(messages.askRenew)}
        confirm={translate(messages.renew)}
        busy={isPending}
        onConfirm={renew}
        onClose={() => setAsked(null)}
      >
        {translate(messages.askRenewText)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke'}
        title={translate(messages.askRevoke)}
        confirm={translate(messages.revoke)}
        danger
        busy={isPending}
        onConfirm={revoke}
        onClose={() => setAsked(null)}
      >
        {translate(messages.askRevokeText)}
      </ConfirmDialog>
    </>
  );
}

const stateWords = ({ createdAt, fetchedAt }: CalendarSubscription): string =>
  [
    createdAt && `${translate(messages.since)} ${formatDate(createdAt)}`,
    fetchedAt ? `${translate(messages.fetched)} ${formatDateTime(fetchedAt)}` : translate(messages.never),
  ]
    .filter(Boolean)
    .join(', ');

import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { CalendarSubscription } from '../../domain/calls/calendar.ts';
import { say } from '../../lib/language.ts';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { formatDate, formatDateTime } from '../ui/format.ts';
import { useRequest } from '../ui/use-request.ts';
import { commonWords } from '../ui/words.ts';
import { AddressField } from './address-field.tsx';
import { subscriptionWords as words } from './words.ts';

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
      notify(say(words.revoked), { type: 'success' });
    });
  return (
    <>
      <Dialog open onClose={onClose} fullWidth aria-labelledby="langganan">
        <DialogTitle id="langganan">{say(words.title)}</DialogTitle>
        <DialogContent className="form-dialog">
          <p>{say(words.about)}</p>
          {address && <AddressField address={address} />}
          {data?.isActive && !address && <p className="calendar-active">{stateWords(data)}</p>}
        </DialogContent>
        <DialogActions>
          {data?.isActive && (
            <Button variant="outlined" color="error" onClick={() => setAsked('revoke')}>
              {say(words.revoke)}
            </Button>
          )}
          <span className="grow" />
          <Button variant="text" onClick={onClose}>
            {say(commonWords.close)}
          </Button>
          {data && !address && (
            <Button
              variant={data.isActive ? 'outlined' : 'contained'}
              loading={isPending}
              onClick={() => (data.isActive ? setAsked('renew') : renew())}
            >
              {data.isActive ? say(words.renew) : say(words.make)}
            </Button>
          )}
        </DialogActions>
      </Dialog>
      <ConfirmDialog
        open={asked === 'renew'}
        title={say(words.askRenew)}
        confirm={say(words.renew)}
        busy={isPending}
        onConfirm={renew}
        onClose={() => setAsked(null)}
      >
        {say(words.askRenewText)}
      </ConfirmDialog>
      <ConfirmDialog
        open={asked === 'revoke'}
        title={say(words.askRevoke)}
        confirm={say(words.revoke)}
        danger
        busy={isPending}
        onConfirm={revoke}
        onClose={() => setAsked(null)}
      >
        {say(words.askRevokeText)}
      </ConfirmDialog>
    </>
  );
}

const stateWords = ({ createdAt, fetchedAt }: CalendarSubscription): string =>
  [
    createdAt && `${say(words.since)} ${formatDate(createdAt)}`,
    fetchedAt ? `${say(words.fetched)} ${formatDateTime(fetchedAt)}` : say(words.never),
  ]
    .filter(Boolean)
    .join(', ');

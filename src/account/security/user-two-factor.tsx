import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import ShieldCheck from 'lucide-react/icons/shield-check';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { formatDate } from '../../ui/format.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { twoFactorMessages as said } from '../messages.ts';
import { Row } from '../parts/row.tsx';
import '../profile/profile.css';

/** State of a user's two-step sign-in; an administrator turns it off after loss of phone and codes. */
export function UserTwoFactor({ id, name }: { id: string; name: string }) {
  const notify = useNotify();
  const client = useQueryClient();
  const { twoFactorOf, resetTwoFactorOf } = useNaskah();
  const key = ['two-factor', id];
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => twoFactorOf(id, { signal }) });
  const { isPending, failure, submit } = useSubmit();
  const [isAsking, setAsking] = useState(false);
  if (!data) return null;
  const reset = async () => {
    if (!(await submit(() => resetTwoFactorOf(id)))) return;
    setAsking(false);
    notify(translate(said.ended), { type: 'success' });
    await client.invalidateQueries({ queryKey: key });
  };
  return (
    <section className="account-rows account-of-user" aria-label={translate(said.ofUser)}>
      <Row
        icon={<ShieldCheck size={18} strokeWidth={1.6} aria-hidden />}
        title={translate(said.ofUser)}
        text={translate(data.since ? said.userOn(formatDate(data.since)) : said.userOff)}
        action={
          data.isActive && (
            <Button color="error" onClick={() => setAsking(true)}>
              {translate(said.reset)}
            </Button>
          )
        }
      />
      <ConfirmDialog
        open={isAsking}
        title={translate(said.askReset(name))}
        confirm={translate(said.end)}
        danger
        busy={isPending}
        onConfirm={() => void reset()}
        onClose={() => setAsking(false)}
      >
        {translate(said.resetText)}
        {failure && (
          <p className="field-error" role="alert">
            {failure}
          </p>
        )}
      </ConfirmDialog>
    </section>
  );
}

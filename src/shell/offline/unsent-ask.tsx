import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { offlineMessages as messages } from './messages.ts';
import { forgetUnsent } from './unsent-copies.ts';
import { unsentLetters } from './unsent-drafts.ts';
import { askBeforeSignOut } from './use-sign-out.ts';

/** Asks at sign-out about drafts the server does not have yet: the computer's next user may be another one. */
export function UnsentAsk({ userId }: { userId: string }) {
  const logout = useLogout();
  const [count, setCount] = useState(0);
  useEffect(() => {
    const ask = (event: Event) => {
      event.preventDefault();
      setCount(unsentLetters(userId).length);
    };
    addEventListener(askBeforeSignOut, ask);
    return () => removeEventListener(askBeforeSignOut, ask);
  }, [userId]);
  const leave = async () => {
    await forgetUnsent(userId);
    await logout();
  };
  return (
    <ConfirmDialog
      open={count > 0}
      danger
      title={translate(messages.unsentTitle(count))}
      confirm={translate(messages.signOutAnyway)}
      onConfirm={() => void leave()}
      onClose={() => setCount(0)}
    >
      {translate(messages.unsent)}
    </ConfirmDialog>
  );
}

import { useEffect, useState } from 'react';
import { useLogout } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx';
import { forgetUnsent, unsentLetters } from './unsent-drafts.ts';
import { askBeforeSignOut } from './use-sign-out.ts';
import { offlineWords as words } from './words.ts';

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
      title={say(words.unsentTitle(count))}
      confirm={say(words.signOutAnyway)}
      onConfirm={() => void leave()}
      onClose={() => setCount(0)}
    >
      {say(words.unsent)}
    </ConfirmDialog>
  );
}

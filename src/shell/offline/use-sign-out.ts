import { useLogout } from 'react-admin';
import { useSigned } from '../viewer.ts';
import { unsentLetters } from './unsent-drafts.ts';

/** Heard by UnsentAsk, which is there once the page is. */
export const askBeforeSignOut = 'naskah:ask-before-sign-out';

/** Signs out; asks first when text is on this device only, since nothing readable is left behind. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const { data } = useSigned();
  const ask = (): void => {
    // No listener in the first seconds of a page: retry.
    const isHeard = !dispatchEvent(new Event(askBeforeSignOut, { cancelable: true }));
    if (!isHeard) setTimeout(ask, 300);
  };
  return () => {
    if (data && unsentLetters(data.user.id).length > 0) ask();
    else void logout();
  };
}

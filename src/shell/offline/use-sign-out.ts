import { useLogout } from 'react-admin';
import { useSigned } from '../viewer.ts';
import { unsentLetters } from './unsent-drafts.ts';

/** Heard by UnsentAsk, which is there once the page is. */
export const askBeforeSignOut = 'naskah:ask-before-sign-out';

/** Signs out; first asks where something typed is on this device only, since nothing readable stays behind. */
export function useSignOut(): () => void {
  const logout = useLogout();
  const { data } = useSigned();
  const ask = (): void => {
    // Nobody hears it in the first seconds of a page.
    const isHeard = !dispatchEvent(new Event(askBeforeSignOut, { cancelable: true }));
    if (!isHeard) setTimeout(ask, 300);
  };
  return () => {
    if (data && unsentLetters(data.user.id).length > 0) ask();
    else void logout();
  };
}

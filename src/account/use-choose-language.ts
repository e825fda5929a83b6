import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Language } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { failureMessage } from '../ui/failures.ts';
import { useRefreshSigned } from './use-refresh-signed.ts';

/** Sets the language on all devices of the user and reloads the page in it. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useNaskah();
  const refresh = useRefreshSigned();
  const notify = useNotify();
  return async (language) => {
    try {
      await setLanguage(language);
    } catch (failure) {
      notify(failureMessage(failure), { type: 'error' });
      return;
    }
    await refresh();
    speak(language);
  };
}

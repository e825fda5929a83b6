import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import { type Language, say } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { useRefreshSigned } from './use-refresh-signed.ts';
import { words } from './words.ts';

/** Sets the language on all devices of the user and reloads the page in it. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useNaskah();
  const refresh = useRefreshSigned();
  const notify = useNotify();
  return async (language) => {
    try {
      await setLanguage(language);
    } catch (failure) {
      notify(failure instanceof Error && failure.message ? failure.message : say(words.failed), {
        type: 'error',
      });
      return;
    }
    await refresh();
    speak(language);
  };
}

import { useNotify } from 'react-admin';
import { useNaskah } from '../../dataProvider/index.ts';
import type { Language } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { useSay } from '../views/parts.ts';
import { useRefreshSigned } from './use-refresh-signed.ts';
import { words } from './words.ts';

/** Speaks another language from now on, on all devices of the person: the page is loaded anew in it. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useNaskah();
  const refresh = useRefreshSigned();
  const notify = useNotify();
  const say = useSay();
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

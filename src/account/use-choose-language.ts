import { useNaskah } from '../../dataProvider/index.ts';
import type { Language } from '../../lib/language.ts';
import { speak } from '../language/index.ts';
import { useRequest } from '../ui/use-request.ts';
import { useRefreshSigned } from './use-refresh-signed.ts';

/** Sets the language on all devices of the user and reloads the page in it. */
export function useChooseLanguage(): (language: Language) => Promise<void> {
  const { setLanguage } = useNaskah();
  const refresh = useRefreshSigned();
  const { request } = useRequest();
  return async (language) => {
    if (!(await request(() => setLanguage(language)))) return;
    await refresh();
    speak(language);
  };
}

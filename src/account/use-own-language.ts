import { useEffect } from 'react';
import { useLocaleState } from 'react-admin';

/** Speaks the language that the person has chosen, whatever was spoken in this browser before. */
export function useOwnLanguage(language: string | null | undefined): void {
  const [locale, setLocale] = useLocaleState();
  // biome-ignore lint/correctness/useExhaustiveDependencies: what is chosen here and now is not to be taken back
  useEffect(() => {
    if ((language === 'id' || language === 'en') && language !== locale) setLocale(language);
  }, [language]);
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
}

import polyglotI18nProvider from 'ra-i18n-polyglot';
import type { I18nProvider } from 'react-admin';
import type { Language } from '../../../lib/language.ts';
import { indonesian } from './indonesian.ts';

/** react-admin's messages; the English ones load only when needed. */
export async function i18nProviderIn(language: Language): Promise<I18nProvider> {
  const messages = language === 'en' ? (await import('./english.ts')).english : indonesian;
  return polyglotI18nProvider(() => messages as never, language, undefined, { allowMissing: true });
}

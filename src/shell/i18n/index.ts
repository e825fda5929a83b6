import polyglotI18nProvider from 'ra-i18n-polyglot';
import { indonesian } from './indonesian.ts';

/** Indonesian at once, English when somebody asks for it. */
export const i18nProvider = polyglotI18nProvider(
  (locale) =>
    locale === 'en' ? import('ra-language-english').then((module) => module.default) : (indonesian as never),
  'id',
  [
    { locale: 'id', name: 'Indonesia' },
    { locale: 'en', name: 'English' },
  ],
  { allowMissing: true },
);

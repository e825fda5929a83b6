import { type Language, language } from '../../lib/language.ts';

export { loadEnglish } from './english.ts';

/** Kept by the browser, not by the session: the sign-in speaks it too. */
const KEPT = 'naskah.language';

/** What this browser was spoken to last. */
export function keptLanguage(): Language {
  try {
    return localStorage.getItem(KEPT) === 'en' ? 'en' : 'id';
  } catch {
    return 'id';
  }
}

/**
 * Speaks that language from now on, here and after the next start.
 * @param again loads the page anew; only when the choice could be kept, or it would do so for ever
 */
export function speak(chosen: Language, again = () => location.reload()): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    return;
  }
  if (keptLanguage() === chosen && chosen !== language()) again();
}

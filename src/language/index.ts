import { type Language, language } from '../../lib/language.ts';

export { loadEnglish } from './english.ts';

/** Browser-wide, not per session: the sign-in screen uses it too. */
const KEPT = 'naskah.language';

/** Last language used in this browser. */
export function keptLanguage(): Language {
  try {
    return localStorage.getItem(KEPT) === 'en' ? 'en' : 'id';
  } catch {
    return 'id';
  }
}

/**
 * Stores the language for this and later starts.
 * @param again reloads the page; only after the choice was stored, or it would loop
 */
export function speak(chosen: Language, again = () => location.reload()): void {
  try {
    localStorage.setItem(KEPT, chosen);
  } catch {
    return;
  }
  if (keptLanguage() === chosen && chosen !== language()) again();
}

const KEY = 'naskah.flash';

/** A sentence to show once after the page has been loaded anew. */
export type Flash = { kind: 'success' | 'info' | 'error'; text: string };

/** Keeps a sentence for the page that comes next in this tab. */
export const keepFlash = (flash: Flash): void => sessionStorage.setItem(KEY, JSON.stringify(flash));

/** The kept sentence, once. */
export function takeFlash(): Flash | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Flash) : undefined;
}

const KEY = 'naskah.flash';

/** A message to show once after the next page load. */
export type Flash = {
  kind: 'success' | 'info' | 'error';
  text: string;
  /** Who signs in next, as just typed. */
  email?: string;
};

export const keepFlash = (flash: Flash): void => sessionStorage.setItem(KEY, JSON.stringify(flash));

/** The kept sentence, once. */
export function takeFlash(): Flash | undefined {
  const kept = sessionStorage.getItem(KEY);
  sessionStorage.removeItem(KEY);
  return kept ? (JSON.parse(kept) as Flash) : undefined;
}

/** Sanitised large texts of running requests, by original text, with the number of requests using each. */
const known = new Map<string, { clean: string; calls: number }>();

export const knownClean = (html: string): string | undefined => known.get(html)?.clean;

/** Cleaning twice changes nothing, so the clean text is known as well. */
export function remember(html: string, clean: string): void {
  for (const text of new Set([html, clean])) {
    const calls = known.get(text)?.calls ?? 0;
    known.set(text, { clean, calls: calls + 1 });
  }
}

/** Releases a finished request's texts unless other requests use them. */
export function forget(texts: readonly string[]): void {
  for (const text of new Set(texts)) {
    const entry = known.get(text);
    if (entry && entry.calls > 1) entry.calls -= 1;
    else known.delete(text);
  }
}

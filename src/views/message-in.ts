/** Message of an error, or the first nested one: list items have their own. */
export function messageIn(error: unknown): string | undefined {
  if (typeof error !== 'object' || error === null) return undefined;
  if ('message' in error && typeof error.message === 'string' && error.message) return error.message;
  for (const [key, inner] of Object.entries(error)) {
    const message = key === 'ref' ? undefined : messageIn(inner);
    if (message) return message;
  }
  return undefined;
}

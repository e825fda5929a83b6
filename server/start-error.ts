/**
 * A start-up failure the operator can fix: one sentence, without stack. Other errors at start are defects.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system error (ENOENT, EACCES …), or '' without one. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

/**
 * A start-up failure the operator can fix. Its message is one sentence, shown without a stack; other errors at
 * start are defects and keep theirs.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system error (ENOENT, EACCES …), or '' without one. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

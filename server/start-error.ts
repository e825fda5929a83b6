/**
 * A reason not to start that the operator can act on. Its message is one whole sentence, shown without
 * a stack; anything else that fails at start is a defect and keeps its stack.
 */
export class StartError extends Error {
  override name = 'StartError';
}

/** The code of a system error (ENOENT, EACCES …), or '' where there is none. */
export function codeOf(error: unknown): string {
  if (typeof error !== 'object' || error === null || !('code' in error)) return '';
  return typeof error.code === 'string' ? error.code : '';
}

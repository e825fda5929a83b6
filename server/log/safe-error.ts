/** What a log or job may store of an error: place and kind, never the values involved. */
export type SafeError = {
  type: string;
  message: string;
  /** The frames without the message above them. */
  stack?: string;
  cause?: SafeError;
  errors?: SafeError[];
} & Partial<Record<(typeof kept)[number], string | number>>;

/** Allow list: other error fields (params, detail, where, the object itself) may hold a letter or a password. */
const kept = [
  'code',
  'severity',
  'constraint',
  'table',
  'column',
  'routine',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'failure',
] as const;

/** Enough characters to recognise a statement; its values are separate. */
const mostOfStatement = 80;
const mostOfMessage = 300;

/** The only form in which errors leave the process: log, console and job outputs. */
export function safeError(error: unknown, depth = 0): SafeError {
  if (!(error instanceof Error)) return { type: typeof error, message: 'Not an error' };
  const fields = error as Error & Record<string, unknown>;
  const safe: SafeError = { type: error.constructor.name, message: safeMessage(error) };
  const frames = error.stack?.split('\n').filter((line) => /^\s+at /.test(line));
  if (frames?.length) safe.stack = frames.join('\n');
  for (const key of kept) {
    const value = fields[key];
    if (typeof value === 'number' || (typeof value === 'string' && value.length <= 100)) safe[key] = value;
  }
  if (depth > 3) return safe;
  if (error.cause !== undefined) safe.cause = safeError(error.cause, depth + 1);
  if (error instanceof AggregateError)
    safe.errors = error.errors.slice(0, 5).map((one) => safeError(one, depth + 1));
  return safe;
}

/** As safeError, as an Error for APIs that require one. */
export function asSafeError(error: unknown): Error {
  const { type, message, stack, cause, ...fields } = safeError(error);
  const safe = Object.assign(new Error(message, cause && { cause }), fields);
  safe.name = type;
  if (stack) safe.stack = stack;
  else delete safe.stack;
  return safe;
}

export function safeMessage(error: Error): string {
  const { code, routine, severity, query } = error as Error & Record<string, unknown>;
  // Drizzle's message is the whole statement with every value.
  if (typeof query === 'string' || error.message.startsWith('Failed query:')) {
    const statement = typeof query === 'string' ? query : error.message.slice('Failed query:'.length);
    return `Failed query: ${statement.trim().replaceAll(/\s+/g, ' ').slice(0, mostOfStatement)}`;
  }
  if (typeof severity === 'string' && typeof code === 'string' && !saysNoValues(code))
    return `PostgreSQL ${code}${typeof routine === 'string' ? ` in ${routine}` : ''}`;
  // These quote the text that could not be read.
  if (error instanceof SyntaxError) return 'Text that cannot be read';
  return error.message.slice(0, mostOfMessage);
}

/**
 * PostgreSQL's classes whose messages name tables and columns only; "invalid input syntax" and a tsquery's 42601
 * quote values.
 */
const saysNoValues = (code: string): boolean => /^(08|23|25|40|42(?!601)|53|55|57|58)/.test(code);

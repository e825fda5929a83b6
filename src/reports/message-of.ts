/** Server message of a refusal; undefined when the server was not reached. */
export function messageOf(error: unknown): string | undefined {
  const status = (error as { status?: number }).status;
  return error instanceof Error && status !== undefined && status >= 400 && status < 500
    ? error.message
    : undefined;
}

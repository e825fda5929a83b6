/** What the server said of a refusal; undefined for what never reached it. */
export function messageOf(error: unknown): string | undefined {
  const status = (error as { status?: number }).status;
  return error instanceof Error && status !== undefined && status >= 400 && status < 500
    ? error.message
    : undefined;
}

/** After the first screen is there and has had its answers, in milliseconds. */
const quiet = 6000;

/** Starts parts that may wait until the network is free. Not in development. */
export function startLater(parts: readonly (() => Promise<unknown>)[]): void {
  if (!import.meta.env.PROD) return;
  setTimeout(() => {
    for (const start of parts) void start().catch(() => undefined);
  }, quiet);
}

/** A kind of job: its name and, as the type parameter, its data. */
export type JobKind<Data extends object> = {
  name: string;
  lane: Lane;
  /** Never there; carries the type of the data. */
  readonly data?: Data;
};

export type Work = { kind: string; data: object };

/**
 * `clock` may take minutes, `outside` waits for others (a mail server), `calling` for whatever address an administrator
 * typed, `reading` extracts text. Lanes do not block each other.
 */
export type Lane = 'work' | 'clock' | 'outside' | 'calling' | 'reading';

/** Defines a kind of job; set its handler with `jobs.handle`. */
export const jobKind = <Data extends object>(
  name: string,
  { lane = 'work' as Lane } = {},
): JobKind<Data> => ({
  name,
  lane,
});

/**
 * Delays in seconds double from `retryDelay` up to `retryDelayMax`; then the job stays failed with its reason.
 */
export const lanes: Record<Lane, { retryLimit: number; retryDelay: number; retryDelayMax: number }> = {
  work: { retryLimit: 6, retryDelay: 30, retryDelayMax: 3600 },
  clock: { retryLimit: 6, retryDelay: 30, retryDelayMax: 3600 },
  outside: { retryLimit: 14, retryDelay: 60, retryDelayMax: 7200 },
  calling: { retryLimit: 14, retryDelay: 60, retryDelayMax: 7200 },
  reading: { retryLimit: 3, retryDelay: 60, retryDelayMax: 3600 },
};

/** Jobs a worker fetches at once. A batch must finish before expiry. */
export const atOnce: Record<Lane, number> = { work: 20, clock: 1, outside: 4, calling: 4, reading: 1 };

/** How often a job of the lane is begun before it counts as failed. */
export const triesOf = (lane: Lane): number => lanes[lane].retryLimit + 1;

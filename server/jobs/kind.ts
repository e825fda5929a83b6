/** Jobs of one kind: what they are called, and what they carry. The type parameter is what their data is. */
export type JobKind<Data extends object> = {
  name: string;
  lane: Lane;
  /** Never there; carries the type of the data. */
  readonly data?: Data;
};

/** What is written into the queue for a job. */
export type Work = { kind: string; data: object };

/**
 * `work` is done on the database alone and is short; `clock` is what goes by the clock and may take minutes; `outside`
 * waits for others (a mail server); `reading` reads the text of files. None of them holds another up.
 */
export type Lane = 'work' | 'clock' | 'outside' | 'reading';

/** Names a kind of job; say what is done for it with `jobs.handle`. */
export const jobKind = <Data extends object>(
  name: string,
  { lane = 'work' as Lane } = {},
): JobKind<Data> => ({
  name,
  lane,
});

/**
 * How often and how long a lane tries again: what fails is tried after a minute, then after about twice as long each
 * time, at most two hours apart; then it stays as failed with its reason.
 */
export const lanes: Record<Lane, { retryLimit: number; retryDelay: number; retryDelayMax: number }> = {
  work: { retryLimit: 6, retryDelay: 30, retryDelayMax: 3600 },
  clock: { retryLimit: 6, retryDelay: 30, retryDelayMax: 3600 },
  outside: { retryLimit: 14, retryDelay: 60, retryDelayMax: 7200 },
  reading: { retryLimit: 3, retryDelay: 60, retryDelayMax: 3600 },
};

/**
 * How many jobs a worker takes at once, and does one after the other; a lane has two workers in each process. Taken one
 * by one, every job would wait two seconds for the next look. A batch must end before its jobs expire.
 */
export const atOnce: Record<Lane, number> = { work: 20, clock: 1, outside: 4, reading: 1 };

/** How often a job of the lane is begun before it counts as failed. */
export const triesOf = (lane: Lane): number => lanes[lane].retryLimit + 1;

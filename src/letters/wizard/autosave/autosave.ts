import { tellTyped } from '../../../ui/tell-typed.ts';
import { backoff, type Fault, faultOf } from './fault.ts';

/** Form-change events: debounce 250 ms, at most 1000 ms (SPEC A5). */
export const debounceMs = 250;
export const longestWaitMs = 1000;

export type SaveState =
  | { kind: 'untouched' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** Not on the server yet, but stored on this device and sent when online again. */
  | { kind: 'offline' }
  | { kind: 'retrying'; attempt: number }
  | Exclude<Fault, { kind: 'again' }>;

export type Saved<D> = {
  version: number;
  /** Applies what the server added (ids of new files) to the present document, which may have changed since. */
  settle?: (current: D) => D;
  /** False when the document was too large for one request and the rest must follow. */
  isAll?: boolean;
  /** What the server refused; the rest of the document is saved. */
  refused?: Extract<Fault, { kind: 'refused' }>;
};

export type AutosaveOptions<D> = {
  initial: D;
  /** Undefined for one the server does not know yet. */
  version?: number;
  save: (document: D, version: number | undefined) => Promise<Saved<D>>;
  /** After a conflict, finds which of our saves arrived without its response reaching us; null when none did. */
  recover?: (sent: D[]) => Promise<(Saved<D> & { which: number }) | null>;
  /** Stores a copy on the device, at once with every change. False when the device refuses. */
  keep: (document: D, version: number | undefined) => boolean;
  /** The server has everything: the copy may go. */
  forget: (document: D, version: number | undefined) => void;
  isOnline: () => boolean;
};

export type Snapshot<D> = { document: D; version: number | undefined; state: SaveState; isKept: boolean };

export type Autosave<D> = {
  snapshot: () => Snapshot<D>;
  subscribe: (listener: () => void) => () => void;
  /** A user's change: stored on the device at once, saved soon. */
  change: (next: (current: D) => D) => void;
  /** Sets defaults: sent with the next save, but does not cause one. */
  prefill: (next: (current: D) => D) => void;
  /** Saves pending changes now. True when the server has everything. */
  flush: () => Promise<boolean>;
  /** The line is back: do not wait for the next repetition. */
  wake: () => void;
  /** The answer to a conflict: my text over the version the server has now. */
  overwrite: (version: number) => Promise<boolean>;
  /** Resolves a conflict: takes the server's document and version. */
  replace: (document: D, version: number) => void;
  /** No more saves; the copy on the device stays when something is open. */
  stop: () => void;
  isStopped: () => boolean;
};

/**
 * Autosaves a document: one save at a time, in order, each with the last version; failures are retried. The last
 * change always ends up saved (SPEC B1.1).
 */
export function createAutosave<D>(options: AutosaveOptions<D>): Autosave<D> {
  let { initial: document, version } = options;
  let state: SaveState = { kind: 'untouched' };
  let isKept = true;
  /** Counts changes; `done` is the last one the server has. */
  let typed = 0;
  let done = 0;
  let isPartial = false;
  /** Sent since the last answer: each may or may not have arrived. */
  let unanswered: { sent: D; upTo: number }[] = [];
  let attempt = 0;
  let waitingSince: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let running: Promise<void> | undefined;
  let isStopped = false;
  const listeners = new Set<() => void>();
  let current: Snapshot<D> = { document, version, state, isKept };

  const tell = (next: SaveState = state) => {
    state = next;
    current = { document, version, state, isKept };
    for (const listener of listeners) listener();
  };
  const isOpen = () => typed > done || isPartial;
  const isBlocked = () => isStopped || state.kind === 'conflict' || state.kind === 'stopped';
  const keep = () => {
    isKept = options.keep(document, version);
  };

  function runAfter(ms: number): void {
    clearTimeout(timer);
    timer = setTimeout(() => void run(), ms);
  }

  /** Does nothing during a save: its end schedules again. */
  function schedule(): void {
    if (running || isBlocked() || !isOpen()) return;
    waitingSince ??= Date.now();
    runAfter(Math.max(0, Math.min(debounceMs, waitingSince + longestWaitMs - Date.now())));
  }

  function run(): Promise<void> {
    clearTimeout(timer);
    if (running) return running;
    if (isBlocked() || !isOpen()) return Promise.resolve();
    running = saveOnce().finally(() => {
      running = undefined;
      if (!isOpen() || state.kind !== 'saving') return;
      if (isPartial) void run();
      else schedule();
    });
    return running;
  }

  async function saveOnce(): Promise<void> {
    const sent = document;
    const upTo = typed;
    waitingSince = undefined;
    tell({ kind: 'saving' });
    try {
      accept(await options.save(sent, version), upTo);
    } catch (error) {
      await fail(faultOf(error), sent, upTo);
    }
  }

  function accept(saved: Saved<D>, upTo: number): void {
    version = saved.version;
    if (saved.settle) document = saved.settle(document);
    unanswered = [];
    isPartial = saved.isAll === false;
    attempt = 0;
    if (saved.refused) {
      keep();
      tell(typed > upTo ? { kind: 'saving' } : saved.refused);
      return;
    }
    done = upTo;
    if (isOpen()) {
      keep();
      tell({ kind: 'saving' });
    } else {
      options.forget(document, version);
      isKept = true;
      tell({ kind: 'saved', at: Date.now() });
    }
  }

  async function fail(fault: Fault, sent: D, upTo: number): Promise<void> {
    if (fault.kind === 'again' || fault.kind === 'conflict') remember(sent, upTo);
    const judged = fault.kind === 'conflict' ? await recovered() : fault;
    if (!judged) return;
    // A change made since may well be valid.
    if (judged.kind === 'refused' && typed > upTo) return tell({ kind: 'saving' });
    if (judged.kind !== 'again') return tell(judged);
    attempt += 1;
    tell(waiting());
    if (!isStopped) runAfter(backoff(attempt));
  }

  /** The first and last few are enough: the connection fails once and returns once. */
  function remember(sent: D, upTo: number): void {
    unanswered.push({ sent, upTo });
    if (unanswered.length > 8) unanswered.splice(4, 1);
  }

  /** Null when the conflict was with ourselves and all is well. */
  async function recovered(): Promise<Fault | null> {
    try {
      const ours = await options.recover?.(unanswered.map(({ sent }) => sent));
      const which = ours && unanswered[ours.which];
      if (!which) return { kind: 'conflict' };
      accept(ours, which.upTo);
      return null;
    } catch (error) {
      return faultOf(error).kind === 'again' ? { kind: 'again' } : { kind: 'conflict' };
    }
  }

  const waiting = (): SaveState =>
    !options.isOnline() && isKept ? { kind: 'offline' } : { kind: 'retrying', attempt };

  const isWaiting = () => state.kind === 'offline' || state.kind === 'retrying';

  return {
    snapshot: () => current,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    change: (next) => {
      const before = document;
      document = next(document);
      if (document === before) return;
      typed += 1;
      keep();
      if (isBlocked()) return tell();
      // While waiting to try again, the next try takes the new text along.
      if (isWaiting()) return tell(waiting());
      tell({ kind: 'saving' });
      schedule();
    },
    prefill: (next) => {
      document = next(document);
      tell();
    },
    flush: async () => {
      while (isOpen() && !isBlocked()) {
        await run();
        if (isWaiting() || state.kind === 'refused') return false;
      }
      await running;
      return !isOpen();
    },
    wake: () => {
      if (isWaiting()) void run();
    },
    overwrite: async (theirs) => {
      version = theirs;
      typed += 1;
      tell({ kind: 'saving' });
      await run();
      return !isOpen();
    },
    replace: (theirs, theirVersion) => {
      // Told afterwards it would come over theirs.
      tellTyped();
      document = theirs;
      version = theirVersion;
      done = typed;
      isPartial = false;
      options.forget(document, version);
      isKept = true;
      tell({ kind: 'untouched' });
    },
    stop: () => {
      isStopped = true;
      clearTimeout(timer);
    },
    isStopped: () => isStopped,
  };
}

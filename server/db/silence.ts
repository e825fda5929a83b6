import { Client, type ClientBase, type Pool } from 'pg';

/** Seconds a session may be busy or opening before the database is probed, and seconds the probe may take. */
const patience = { busy: 3, answer: 10 };
/** Milliseconds to wait for a session while the database is known to be silent. */
const waitWhileSilent = 1000;

/**
 * Ends sessions of a silent database (stopped, swapped out, unreachable): requests would otherwise hang. Slow
 * statements survive, since the probe answers.
 */
export function endOnSilence(pool: Pool, sessions: ReadonlySet<ClientBase>): () => void {
  const wait = pool.options.connectionTimeoutMillis ?? 0;
  const busyFor = new Map<ClientBase, number>();
  let openingFor = 0;
  let asked: Question | undefined;
  const tick = () => {
    countBusy(sessions, busyFor);
    // Counted by the pool but not connected yet: being opened.
    openingFor = pool.totalCount > sessions.size ? openingFor + 1 : 0;
    const longest = Math.max(openingFor, ...busyFor.values());
    if (!asked && longest > patience.busy) asked = ask(pool);
    if (!asked) return;
    asked.seconds += 1;
    if (asked.hasAnswered()) {
      pool.options.connectionTimeoutMillis = wait;
      asked = undefined;
      busyFor.clear();
      openingFor = 0;
    } else if (asked.seconds > patience.answer) {
      pool.options.connectionTimeoutMillis = waitWhileSilent;
      for (const [session, seconds] of busyFor) if (seconds > patience.busy) end(session);
      if (asked.isOver()) asked = { ...ask(pool), seconds: asked.seconds };
    }
  };
  const timer = setInterval(tick, 1000).unref();
  return () => {
    clearInterval(timer);
    asked?.drop();
  };
}

function countBusy(sessions: ReadonlySet<ClientBase>, busyFor: Map<ClientBase, number>): void {
  for (const session of busyFor.keys()) if (!sessions.has(session)) busyFor.delete(session);
  for (const session of sessions)
    if (isBusy(session)) busyFor.set(session, (busyFor.get(session) ?? 0) + 1);
    else busyFor.delete(session);
}

/** pg says it of every session, though its types do not. */
const isBusy = (session: ClientBase & { readyForQuery?: boolean }): boolean =>
  session.readyForQuery === false;

type Question = { seconds: number; hasAnswered: () => boolean; isOver: () => boolean; drop: () => void };

/** Counts ticks, not time: a pause of this process must not blame the database. */
function ask(pool: Pool): Question {
  const client = new Client({ ...pool.options, connectionTimeoutMillis: 2 * patience.answer * 1000 });
  let state: 'asked' | 'answered' | 'failed' = 'asked';
  client.on('error', () => undefined);
  const question = client.connect().then(
    () => {
      state = 'answered';
    },
    (error: Error & { code?: string }) => {
      // A refusal in PostgreSQL's own words is an answer, too.
      state = /^[0-9A-Z]{5}$/.test(error.code ?? '') ? 'answered' : 'failed';
    },
  );
  const drop = () => void client.end().catch(() => undefined);
  void question.then(drop);
  return { seconds: 0, hasAnswered: () => state === 'answered', isOver: () => state !== 'asked', drop };
}

/** With a statement running, pg breaks the connection and rejects the waiting query. */
function end(session: ClientBase): void {
  void (session as Client).end().catch(() => undefined);
}

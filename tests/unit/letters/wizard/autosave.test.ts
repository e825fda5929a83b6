import fc from 'fast-check';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import {
  type AutosaveOptions,
  createAutosave,
  type Saved,
} from '../../../../src/letters/wizard/autosave/autosave.ts';

type Text = { text: string };
type Call = { text: string; version: number | undefined; at: number };

/** A server that answers on command, and a device that stores copies. */
function desk(options: Partial<AutosaveOptions<Text>> = {}) {
  const calls: Call[] = [];
  const device: { kept: Text | null } = { kept: null };
  let stored = 0;
  const autosave = createAutosave<Text>({
    initial: { text: '' },
    save: async ({ text }, version) => {
      calls.push({ text, version, at: Date.now() });
      stored += 1;
      return { version: stored };
    },
    keep: (document) => {
      device.kept = document;
      return true;
    },
    forget: () => {
      device.kept = null;
    },
    isOnline: () => true,
    ...options,
  });
  const type = (text: string) => autosave.change(() => ({ text }));
  return { autosave, calls, device, type };
}

const failure = (status?: number) => Object.assign(new Error('gagal'), status ? { status } : {});

beforeEach(() => vi.useFakeTimers({ now: 1_000_000 }));
afterEach(() => vi.useRealTimers());

describe('autosave', () => {
  it('saves 250 ms after the last keystroke', async () => {
    const { calls, type, autosave } = desk();
    type('a');
    await vi.advanceTimersByTimeAsync(200);
    type('ab');
    await vi.advanceTimersByTimeAsync(249);
    expect(calls).toEqual([]);
    await vi.advanceTimersByTimeAsync(1);
    expect(calls.map((call) => call.text)).toEqual(['ab']);
    expect(autosave.snapshot().state).toEqual({ kind: 'saved', at: Date.now() });
  });

  it('waits at most 1000 ms while typing goes on', async () => {
    const { calls, type } = desk();
    for (let key = 0; key < 30; key += 1) {
      type('x'.repeat(key + 1));
      await vi.advanceTimersByTimeAsync(100);
    }
    expect(calls[0]?.at).toBe(1_000_000 + 1000);
    expect(calls.length).toBeGreaterThanOrEqual(2);
  });

  it('sends each save with the version the one before it gave', async () => {
    const { calls, type } = desk();
    for (const text of ['satu', 'dua', 'tiga']) {
      type(text);
      await vi.advanceTimersByTimeAsync(300);
    }
    expect(calls.map(({ version }) => version)).toEqual([undefined, 1, 2]);
  });

  it('keeps every keystroke on the device before the server has it, and forgets it after', async () => {
    const { device, type } = desk();
    type('a');
    expect(device.kept).toEqual({ text: 'a' });
    await vi.advanceTimersByTimeAsync(300);
    expect(device.kept).toBeNull();
  });

  it('keeps what was typed during a save', async () => {
    let answer: (saved: Saved<Text>) => void = () => undefined;
    const { autosave, device, type } = desk({
      save: () => new Promise((resolve) => (answer = resolve)),
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    type('ab');
    answer({ version: 1 });
    await vi.advanceTimersByTimeAsync(0);
    expect(device.kept).toEqual({ text: 'ab' });
    expect(autosave.snapshot().state.kind).toBe('saving');
  });

  it('tries again with growing pauses, and says so', async () => {
    const tries: number[] = [];
    const { autosave, type } = desk({
      save: async () => {
        tries.push(Date.now() - 1_000_250);
        if (tries.length < 4) throw failure(503);
        return { version: 1 };
      },
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.snapshot().state).toEqual({ kind: 'retrying', attempt: 1 });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(tries).toEqual([0, 1000, 3000, 7000]);
    expect(autosave.snapshot().state.kind).toBe('saved');
  });

  it('says when it is offline, and goes on at once when woken', async () => {
    let isOnline = false;
    const { autosave, type } = desk({
      isOnline: () => isOnline,
      save: async () => {
        if (!isOnline) throw new TypeError('Failed to fetch');
        return { version: 1 };
      },
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.snapshot().state).toEqual({ kind: 'offline' });
    isOnline = true;
    autosave.wake();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.snapshot().state.kind).toBe('saved');
  });

  it('does not call text safe on this device when the device did not take it', async () => {
    const { autosave, type } = desk({
      keep: () => false,
      isOnline: () => false,
      save: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.snapshot()).toMatchObject({ state: { kind: 'retrying' }, isKept: false });
  });

  it('stops at a conflict until the person has chosen, and keeps what is typed meanwhile', async () => {
    const versions: (number | undefined)[] = [];
    const { autosave, device, type } = desk({
      version: 3,
      save: async (_, version) => {
        versions.push(version);
        if (version !== 7) throw failure(409);
        return { version: 8 };
      },
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    type('ab');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(autosave.snapshot().state).toEqual({ kind: 'conflict' });
    expect(versions).toEqual([3]);
    expect(device.kept).toEqual({ text: 'ab' });
    expect(await autosave.overwrite(7)).toBe(true);
    expect(versions).toEqual([3, 7]);
    expect(autosave.snapshot()).toMatchObject({ version: 8, document: { text: 'ab' } });
  });

  it('takes what the server has when the person chooses that', async () => {
    const { autosave, device, type } = desk({
      save: async () => {
        throw failure(409);
      },
    });
    type('a');
    await vi.advanceTimersByTimeAsync(300);
    autosave.replace({ text: 'dari server' }, 9);
    await vi.advanceTimersByTimeAsync(5000);
    expect(autosave.snapshot()).toMatchObject({
      document: { text: 'dari server' },
      version: 9,
      state: { kind: 'untouched' },
    });
    expect(device.kept).toBeNull();
  });

  it('sees that a conflict was with its own save whose answer got lost', async () => {
    let tries = 0;
    const { autosave, type } = desk({
      save: async () => {
        tries += 1;
        throw tries === 1 ? new TypeError('Failed to fetch') : failure(409);
      },
      recover: async (sent) => ({ version: 1, which: sent.findIndex(({ text }) => text === 'a') }),
    });
    type('a');
    await vi.advanceTimersByTimeAsync(5000);
    expect(autosave.snapshot()).toMatchObject({ version: 1, state: { kind: 'saved' } });
  });

  it('says why the server refused, and tries again when something is changed', async () => {
    const { autosave, calls, type } = desk({
      save: async ({ text }) => {
        calls.push({ text, version: undefined, at: 0 });
        if (text === 'salah')
          throw Object.assign(failure(422), { body: { errors: { subject: 'Paling banyak 300 karakter.' } } });
        return { version: 1 };
      },
    });
    type('salah');
    await vi.advanceTimersByTimeAsync(60_000);
    expect(calls.length).toBe(1);
    expect(autosave.snapshot().state).toEqual({
      kind: 'refused',
      message: 'Paling banyak 300 karakter.',
      errors: { subject: 'Paling banyak 300 karakter.' },
    });
    type('benar');
    await vi.advanceTimersByTimeAsync(300);
    expect(autosave.snapshot().state.kind).toBe('saved');
  });

  it('gives new files their ids in what was typed since, and goes on until all of it is sent', async () => {
    let parts = 0;
    const { autosave, type } = desk({
      save: async () => {
        parts += 1;
        return {
          version: parts,
          isAll: parts === 3,
          settle: ({ text }) => ({ text: `${text}+${parts}` }),
        };
      },
    });
    type('a');
    expect(await autosave.flush()).toBe(true);
    expect(parts).toBe(3);
    expect(autosave.snapshot().document.text).toBe('a+1+2+3');
  });

  it('sends nothing for what the machine filled in, until the person types', async () => {
    const { autosave, calls, type } = desk();
    autosave.prefill(() => ({ text: 'usulan' }));
    await vi.advanceTimersByTimeAsync(5000);
    expect(calls).toEqual([]);
    type('usulan saya');
    await vi.advanceTimersByTimeAsync(300);
    expect(calls.map(({ text }) => text)).toEqual(['usulan saya']);
  });

  it('flushes at once and tells whether the server has it', async () => {
    const { autosave, calls, type } = desk();
    type('a');
    expect(await autosave.flush()).toBe(true);
    expect(calls.length).toBe(1);
    const broken = desk({
      save: async () => {
        throw failure();
      },
    });
    broken.type('a');
    expect(await broken.autosave.flush()).toBe(false);
  });
});

const event = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('type' as const), text: fc.string({ maxLength: 4 }) }),
  },
  {
    weight: 4,
    arbitrary: fc.record({ do: fc.constant('wait' as const), ms: fc.integer({ min: 0, max: 2500 }) }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('flush' as const) }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('wake' as const) }) },
);
/** Fate of each save: answered late, or lost on the way there or back. */
const fate = fc.record({
  ms: fc.integer({ min: 0, max: 3000 }),
  as: fc.constantFrom('answered', 'answered', 'lost before', 'lost after', 'in trouble'),
});

describe('whatever happens on the way', () => {
  it('ends with the last text saved, one save at a time, and no conflict with itself', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(event, { maxLength: 40 }),
        fc.array(fate, { maxLength: 12 }),
        async (events, fates) => {
          vi.clearAllTimers();
          const left = [...fates];
          const server = { text: '', version: 0 };
          let inFlight = 0;
          let most = 0;
          let last = '';
          const { autosave, device } = desk({
            save: async ({ text }, version) => {
              inFlight += 1;
              most = Math.max(most, inFlight);
              const { ms, as } = left.shift() ?? { ms: 10, as: 'answered' };
              try {
                await new Promise((resolve) => setTimeout(resolve, ms));
                if (as === 'lost before') throw failure();
                if (as === 'in trouble') throw failure(502);
                if ((version ?? 0) !== server.version) throw failure(409);
                Object.assign(server, { text, version: server.version + 1 });
                if (as === 'lost after') throw failure();
                return { version: server.version };
              } finally {
                inFlight -= 1;
              }
            },
            recover: async (sent) => {
              const which = sent.findIndex(({ text }) => text === server.text);
              return which === -1 ? null : { version: server.version, which };
            },
          });
          for (const step of events) {
            if (step.do === 'type') {
              last = step.text;
              autosave.change(() => ({ text: step.text }));
              expect(device.kept).toEqual({ text: last });
            } else if (step.do === 'wait') await vi.advanceTimersByTimeAsync(step.ms);
            else if (step.do === 'flush') void autosave.flush();
            else autosave.wake();
          }
          for (let turn = 0; turn < 20 && device.kept !== null; turn += 1)
            await vi.advanceTimersByTimeAsync(40_000);
          expect(autosave.snapshot().state.kind).not.toBe('conflict');
          expect(server.text).toBe(last);
          expect(most).toBeLessThanOrEqual(1);
          expect(device.kept).toBeNull();
        },
      ),
      { numRuns: 150 },
    );
  });
});

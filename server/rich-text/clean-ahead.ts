import { type ChildProcess, fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translate } from '../../lib/language.ts';
import { invalid, unavailable } from '../http/index.ts';
import { NoAnswer, oneChild } from '../one-child.ts';
import { forget, remember } from './cleaned.ts';

/**
 * Characters up to which sanitising takes only some hundredths of a second; longer texts go to the child process.
 */
const large = 30_000;
/** So many wait at once, in the server's memory. */
const most = 20;

/**
 * Sanitises large texts in a child process, one at a time, so that only heavy senders wait. A full queue: 503.
 */
export function cleanAhead(app: FastifyInstance): void {
  const child = oneChild<{ html: string }, { clean: string }>({
    start: forkCleaning,
    idleMs: 20_000,
    timeoutMs: () => 30_000,
    jobsPerChild: 200,
  });
  const cleaned = new WeakMap<FastifyRequest, string[]>();
  let waiting = 0;
  app.addHook('preHandler', async (request) => {
    // Only signed-in users save texts; strangers must not occupy the process.
    if (!request.actor) return;
    for (const [field, html] of largeTexts(request.body)) {
      if (waiting >= most) throw unavailable(translate(tooMany));
      waiting += 1;
      const clean = await child
        .ask({ html })
        .then(
          (answer) => answer.clean,
          (error: unknown) => {
            // Only a timeout blames the text: no editor's output takes that long. Other failures may be retried.
            if (error instanceof NoAnswer && error.failure !== 'too-slow') throw error;
            throw invalid({ [field]: [translate(tooTangled)] });
          },
        )
        .finally(() => {
          waiting -= 1;
        });
      remember(html, clean);
      cleaned.set(request, [...(cleaned.get(request) ?? []), html, clean]);
    }
  });
  app.addHook('onResponse', async (request) => forget(cleaned.get(request) ?? []));
  app.addHook('onClose', async () => child.stop());
}

const tooMany = {
  id: 'Server sedang membaca banyak teks panjang. Coba lagi sebentar lagi.',
  en: 'The server is reading many long texts. Try again in a moment.',
};

const tooTangled = {
  id: 'Teks ini terlalu rumit untuk dibaca. Sederhanakan, lalu simpan lagi.',
  en: 'This text is too tangled to be read. Make it simpler, then save it again.',
};

const largeTexts = (body: unknown): [string, string][] =>
  typeof body === 'object' && body !== null && !Buffer.isBuffer(body)
    ? Object.entries(body).filter(
        (entry): entry is [string, string] =>
          typeof entry[1] === 'string' && entry[1].length > large && /[<&]/.test(entry[1]),
      )
    : [];

function forkCleaning(): ChildProcess {
  return fork(fileURLToPath(new URL('./clean-process.ts', import.meta.url)), [], {
    serialization: 'advanced',
    execArgv: ['--max-old-space-size=512'],
    env: { PATH: process.env.PATH, SystemRoot: process.env.SystemRoot },
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
}

import type { FastifyInstance } from 'fastify';
import { unhurriedly } from '../db/session-settings.ts';
import type { Deps } from '../deps.ts';
import { readText } from './read-text.ts';
import { createReader } from './reader.ts';
import { readTextJob, wantMissingTexts } from './want-text.ts';

/** Extracts text from files in the background (SPEC B7): one file at a time per process. */
export function registerTexts(app: FastifyInstance, deps: Deps): void {
  const reader = createReader();
  deps.jobs.handle(readTextJob, ({ fileHash }) => readText(deps, reader, fileHash));
  deps.jobs.schedule('want-missing-texts', '*/10 * * * *', async () => {
    await unhurriedly(deps.db, wantMissingTexts);
  });
  app.addHook('onClose', async () => reader.stop());
}

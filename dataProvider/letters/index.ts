import type { Http } from '../http.ts';
import { createDispatchVerbs } from './dispatch.ts';
import { createDispositionVerbs } from './dispositions.ts';
import { createFlowVerbs } from './flow.ts';
import { createDraftVerbs } from './letters.ts';
import { createMailboxVerbs } from './mailbox.ts';
import { createNumberVerbs } from './numbers.ts';
import { createUploadVerbs } from './uploads.ts';

export type { DispositionSource, DispositionStep, DispositionVerb, NewReportFile } from './dispositions.ts';
export type { SubmitBody } from './letters.ts';
export type { UploadVerbs } from './uploads.ts';

/** The letter's own verbs (SPEC B7). Inbox verbs take the inbox item's id, all others the letter's. */
export const createLetterVerbs = (http: Http) => ({
  ...createDraftVerbs(http),
  ...createFlowVerbs(http),
  ...createMailboxVerbs(http),
  ...createDispositionVerbs(http),
  ...createDispatchVerbs(http),
  ...createNumberVerbs(http),
  ...createUploadVerbs(http),
});

import { words } from './words.ts';

/** What a failure says; the server's messages are written for people. */
export const messageOf = (failure: unknown): string =>
  failure instanceof Error && failure.message ? failure.message : words.failed.id;

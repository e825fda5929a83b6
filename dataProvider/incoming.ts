import type { PaperPlaceInput, RegisteredBefore } from '../domain/letters/incoming.ts';
import type { Letter } from '../domain/letters/letter.ts';
import { pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

export type IncomingVerbs = {
  /** Where the paper of a registered letter lies. */
  correctPaperPlace: (id: string, place: PaperPlaceInput) => Promise<Letter>;
  registeredBefore: (id: string, options?: { signal?: AbortSignal }) => Promise<RegisteredBefore[]>;
};

export const createIncomingVerbs = (http: Http): IncomingVerbs => ({
  correctPaperPlace: (id, place) =>
    http.json(`/letter/api/Letter/${encodeURIComponent(id)}/paper-place`, asJson('PUT', place)),
  registeredBefore: async (id, options) =>
    pageOf<RegisteredBefore>(
      await http.json(`/letter/api/Letter/${encodeURIComponent(id)}/registered-before`, options),
    ).items,
});

import type { PaperPlaceInput } from '../resources/naskah-dinas/incoming.ts';
import type { Letter } from '../resources/naskah-dinas/letter.ts';
import { asJson, type Http } from './http.ts';

/** What is done with a letter from outside besides the verbs of every letter. */
export type IncomingVerbs = {
  /** Where the paper of a registered letter lies. */
  correctPaperPlace: (id: string, place: PaperPlaceInput) => Promise<Letter>;
};

export const createIncomingVerbs = (http: Http): IncomingVerbs => ({
  correctPaperPlace: (id, place) =>
    http.json(`/letter/api/Letter/${encodeURIComponent(id)}/paper-place`, asJson('PUT', place)),
});

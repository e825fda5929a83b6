import type { AnswerOf } from '../domain/calls/define-call.ts';
import type { revealCall } from '../domain/calls/reveal-call.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';

type RevealCall = ReturnType<typeof revealCall>;

export type MaskedVerbs = {
  /** Opens a masked field; the reason is kept in the record's history. */
  reveal: (
    resourceName: string,
    id: string,
    asked: { field: string; reason: string },
  ) => Promise<AnswerOf<RevealCall>>;
};

export const createMaskedVerbs = ({ call }: Http): MaskedVerbs => ({
  reveal: (resourceName, id, body) =>
    call<RevealCall>('POST', `/${addressOf(resourceName)}/${encodeURIComponent(id)}/reveal`, { body }),
});

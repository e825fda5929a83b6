import type {
  Dispatch,
  DispatchInput,
  GroupOption,
  ProofInput,
  UnfoldedGroup,
} from '../domain/letters/outgoing.ts';
import { type Page, pageOf } from './dialect.ts';
import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };

/** Groups of receivers, and dispatching letters outside the company (SPEC A3, B1.4, B5). */
export type OutgoingVerbs = {
  searchGroups: (firstChar: string, options?: Signalled) => Promise<GroupOption[]>;
  /** Whom a group would reach now. */
  getGroup: (id: string, options?: Signalled) => Promise<UnfoldedGroup>;
  /** How a letter went out, the newest first. */
  listDispatches: (letterId: string, options?: Signalled) => Promise<Dispatch[]>;
  dispatchLetter: (letterId: string, dispatch: DispatchInput) => Promise<Dispatch[]>;
  proveDispatch: (letterId: string, dispatchId: string, proof: ProofInput) => Promise<Dispatch[]>;
  proofBlob: (letterId: string, dispatchId: string) => Promise<Blob>;
};

export function createOutgoingVerbs(http: Http): OutgoingVerbs {
  const groups = '/letter/api/RecipientGroup';
  const at = (letterId: string) => `/letter/api/Letter/${encodeURIComponent(letterId)}/dispatch`;
  const proofAt = (letterId: string, dispatchId: string) =>
    `${at(letterId)}/${encodeURIComponent(dispatchId)}/proof`;
  const items = async (answer: Promise<Page<Dispatch>>) => pageOf(await answer).items;
  return {
    searchGroups: async (firstChar, options) => {
      const query = { PerPage: -1, FirstChar: firstChar };
      return pageOf<GroupOption>(await http.json(groups, { ...options, query })).items;
    },
    getGroup: (id, options) => http.json(`${groups}/${encodeURIComponent(id)}`, options),
    listDispatches: (letterId, options) => items(http.json(at(letterId), options)),
    dispatchLetter: (letterId, dispatch) => items(http.json(at(letterId), asJson('POST', dispatch))),
    proveDispatch: (letterId, dispatchId, proof) =>
      items(http.json(proofAt(letterId, dispatchId), asJson('POST', proof))),
    proofBlob: (letterId, dispatchId) => http.blob(proofAt(letterId, dispatchId)),
  };
}

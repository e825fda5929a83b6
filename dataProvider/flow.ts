import type { LeftWork } from '../domain/letters/left-work.ts';
import type { Letter } from '../domain/letters/letter.ts';
import { asJson, type Http } from './http.ts';

export type FlowVerbs = {
  withdrawLetter: (id: string, reason: string) => Promise<Letter>;
  /** Takes the decision back that one has just given on a letter. */
  undoReview: (id: string) => Promise<Letter>;
  nudgeHolder: (id: string, note: string | null) => Promise<Letter>;
  leftWork: (of: { positionId?: string; fromUserId?: string }) => Promise<LeftWork[]>;
  handOver: (work: {
    positionId: string;
    fromUserId: string;
    toUserId: string;
  }) => Promise<{ letters: number }>;
  /** Calls a verb on tasks, with or without a body; many-letters.ts names them and is lazily loaded. */
  ofTasks: <Answer>(verb: string, body?: object) => Promise<Answer>;
};

export function createFlowVerbs(http: Http): FlowVerbs {
  const at = (id: string, verb: string) => `/letter/api/Letter/${encodeURIComponent(id)}/${verb}`;
  return {
    withdrawLetter: (id, reason) => http.json(at(id, 'withdraw'), asJson('POST', { reason })),
    undoReview: (id) => http.json(at(id, 'review/undo'), asJson('POST')),
    nudgeHolder: (id, note) => http.json(at(id, 'nudge'), asJson('POST', { note })),
    leftWork: async (of) =>
      (await http.json<{ items: LeftWork[] }>(`/letter/api/HandOver?${new URLSearchParams(of)}`)).items,
    handOver: (work) => http.json('/letter/api/HandOver', asJson('POST', work)),
    ofTasks: (verb, body) => http.json(`/letter/api/Task/${verb}`, body && asJson('POST', body)),
  };
}

import type { AnswerOf, BodyOf } from '../domain/calls/define-call.ts';
import type { LifeCalls, LifeSteps } from '../domain/calls/life-calls.ts';
import type { BulkOutcome } from '../domain/calls/record-bulk.ts';
import type { RecordCalls } from '../domain/calls/record-calls.ts';
import { addressOf } from './address.ts';
import { dialect } from './dialect.ts';
import type { Http, Signalled } from './http.ts';
import { isMissing } from './is-missing.ts';

/** An event with what its dialog asked. */
export type Firing = BodyOf<LifeCalls['event']>;
export type FiredAnswer = AnswerOf<LifeCalls['event']>;
/** A stage of the board, with its first cards. */
export type BoardColumn = AnswerOf<LifeCalls['board']>['items'][number];
export type { LifeStep, LifeSteps } from '../domain/calls/life-calls.ts';

export type LifeVerbs = {
  fireEvent: (resourceName: string, id: string, firing: Firing) => Promise<FiredAnswer>;
  /** Fires it on many records; a refused one does not stop the others. */
  fireOnMany: (
    resourceName: string,
    ids: readonly string[],
    firing: Omit<Firing, 'version'>,
  ) => Promise<BulkOutcome>;
  /** Takes the last event back. */
  undoEvent: (resourceName: string, id: string) => Promise<unknown>;
  /** Writes a note among the steps. */
  noteOn: (resourceName: string, id: string, note: string) => Promise<unknown>;
  remindHolder: (resourceName: string, id: string, note: string) => Promise<{ told: number }>;
  stepsOf: (resourceName: string, id: string, options?: Signalled) => Promise<LifeSteps>;
  boardOf: (
    resourceName: string,
    filter: Record<string, unknown>,
    options?: Signalled,
  ) => Promise<BoardColumn[]>;
};

/** Verbs of entities with stages. */
export const createLifeVerbs = ({ call, json }: Http): LifeVerbs => {
  const at = (resourceName: string, id: string) =>
    `/${addressOf(resourceName)}/${encodeURIComponent(id)}` as const;
  return {
    fireEvent: (resourceName, id, body) =>
      call<LifeCalls['event']>('POST', `${at(resourceName, id)}/event`, { body }),
    fireOnMany: (resourceName, ids, firing) =>
      call<RecordCalls['bulk']>('POST', `/${addressOf(resourceName)}/bulk`, {
        body: { action: 'event', ids: [...ids], ...firing },
      }),
    undoEvent: (resourceName, id) => call<LifeCalls['undo']>('POST', `${at(resourceName, id)}/undo`),
    noteOn: (resourceName, id, note) =>
      call<LifeCalls['note']>('POST', `${at(resourceName, id)}/note`, { body: { note } }),
    remindHolder: (resourceName, id, note) =>
      call<LifeCalls['remind']>('POST', `${at(resourceName, id)}/remind`, {
        body: note ? { note } : {},
      }),
    stepsOf: (resourceName, id, options) =>
      call<LifeCalls['steps']>('GET', `${at(resourceName, id)}/steps`, options).catch((error: unknown) => {
        // A server of SPEC A6 alone keeps no steps.
        if (isMissing(error)) return { items: [], ahead: [] };
        throw error;
      }),
    // Filters are the list's own, by declared names that the contract's type does not know.
    boardOf: async (resourceName, filter, options) =>
      (
        await json<{ items: BoardColumn[] }>(`/${addressOf(resourceName)}/board`, {
          ...options,
          query: dialect({ filter }),
        })
      ).items,
  };
};

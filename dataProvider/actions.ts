import type { z } from 'zod';
import type { ActionDone } from '../domain/calls/action-calls.ts';
import type { Action, ActionPlace } from '../resources/actions/action.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';
import { fileNameOf } from './transfer.ts';

/** On what an action is done, and what its form says. */
export type ActionCall = {
  name: string;
  action: Pick<Action, 'file'>;
  place: ActionPlace;
  ids: readonly string[];
  version?: number | undefined;
  values?: Record<string, unknown>;
};
export type ActionAnswer = ActionDone | { blob: Blob; fileName: string };

export type ActionVerbs = { act: (resourceName: string, call: ActionCall) => Promise<ActionAnswer> };

/** Declared actions: their addresses and forms follow from the declaration, not from a contract's types. */
export const createActionVerbs = ({ json, fileResponse }: Http): ActionVerbs => ({
  act: async (resourceName, { name, action, place, ids, version, values }) => {
    const one = place === 'record' ? `/${encodeURIComponent(ids[0] ?? '')}` : '';
    const address = `/${addressOf(resourceName)}${one}/actions/${name}` as const;
    const body = {
      ...(place === 'selection' && { ids }),
      ...(place === 'record' && version !== undefined && { version }),
      ...(values && { values }),
    };
    if (!action.file) return json<ActionDone>(address, { method: 'POST', body: JSON.stringify(body) });
    const response = await fileResponse<ActionFile>('POST', address, { body });
    return { blob: await response.blob(), fileName: fileNameOf(response) ?? name };
  },
});

type ActionFile = {
  method: 'POST';
  path: `/${string}`;
  summary: string;
  tags: readonly string[];
  body: z.ZodType<unknown, object>;
  answer: { file: readonly string[] };
};

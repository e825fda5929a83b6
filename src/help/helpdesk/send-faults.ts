import type { z } from 'zod';
import { say } from '../../../lib/language.ts';
import { fieldErrors } from '../../../resources/schema.ts';
import { words } from '../words.ts';

/** Server errors of a form: by field, and the rest. */
export type SendFaults = { fields: Partial<Record<string, string>>; rest: string };

export const noFaults: SendFaults = { fields: {}, rest: '' };

/** Validates with the server's own rule; empty when valid. */
export function missingIn(rule: z.ZodType, given: unknown): SendFaults['fields'] {
  const checked = rule.safeParse(given);
  if (checked.success) return {};
  return Object.fromEntries(
    Object.entries(fieldErrors(checked.error)).map(([field, [first]]) => [field, first]),
  );
}

/** @param known the fields that the form shows */
export function faultsOf(error: unknown, known: readonly string[]): SendFaults {
  const { message, body } = (error ?? {}) as {
    message?: string;
    body?: { errors?: Record<string, unknown> };
  };
  const told = Object.entries(body?.errors ?? {}).flatMap(([field, words]) =>
    typeof words === 'string' ? [[field, words] as const] : [],
  );
  const fields = Object.fromEntries(told.filter(([field]) => known.includes(field)));
  const isAtFields = Object.keys(fields).length > 0;
  const others = told.filter(([field]) => !known.includes(field)).map(([, words]) => words);
  return {
    fields,
    rest: others.join(' ') || (isAtFields ? '' : message || say(words.notSent)),
  };
}

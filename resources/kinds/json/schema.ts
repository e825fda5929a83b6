import { z } from 'zod';
import { lineOf, readJson } from '../../../lib/json-places.ts';
import { translate } from '../../../lib/language.ts';
import { notStorable, tooLong } from '../../../lib/text-faults.ts';
import { type AnswerSchemaOf, orNull, type SchemaOf, single } from '../schema-parts.ts';
import { brokenMessages, issueInWords, jsonMessages, placeMessage } from './faults.ts';
import type { JsonField, JsonValue, SchemaMaker } from './field.ts';

/** What is wrong with a value, and where in it. */
export type JsonFault = { path: PropertyKey[]; message: string };

/** Levels of objects and lists in one another. */
export const deepest = 20;

export const jsonSchema: SchemaOf<JsonField> = (field, whole) =>
  single(
    field,
    whole,
    z
      .unknown()
      .superRefine((value, context) => {
        for (const { path, message } of jsonFaults(field, value).slice(0, 10))
          context.addIssue({
            code: 'custom',
            message: [...pathWords(path), message].join(': '),
            continue: false,
          });
      })
      .transform((value) => stored(schemaOf(field).parse(value)))
      .meta(described(field, 'input')),
  );

export const jsonAnswer: AnswerSchemaOf<JsonField> = (field) =>
  orNull(field, z.unknown().meta(described(field, 'output')));

/** All that is wrong with a value; bounds and what cannot be stored come before the declared schema. */
export function jsonFaults(field: JsonField, value: unknown): JsonFault[] {
  if (typeof value === 'string')
    return [{ path: [], message: brokenAt(value) ?? translate(jsonMessages.noJson) }];
  if (!isValue(value)) return [{ path: [], message: translate(jsonMessages.noJson) }];
  const odd = storageFault(value, []);
  if (odd) return [odd];
  const max = field.options.max ?? 20_000;
  if (JSON.stringify(value).length > max) return [{ path: [], message: tooLong(max) }];
  const { error } = schemaOf(field).safeParse(value, { error: issueInWords });
  return (error?.issues ?? []).map(({ path, message }) => ({ path, message }));
}

/** Where a typed text stops being JSON; undefined for what is JSON. */
export function brokenAt(typed: string): string | undefined {
  const read = readJson(typed);
  if (!('broken' in read)) return undefined;
  const { at, wanted } = read.broken;
  return `${translate(placeMessage(lineOf(typed, at)))}: ${translate(brokenMessages[wanted])}.`;
}

/** "sensor.limits.2" */
export const pathWords = (path: readonly PropertyKey[]): string[] =>
  path.length > 0 ? [path.join('.')] : [];

const isValue = (value: unknown): value is JsonValue => typeof value === 'object' && value !== null;

/** The first thing that PostgreSQL or a number of JavaScript cannot hold. */
function storageFault(value: unknown, path: PropertyKey[]): JsonFault | undefined {
  const fault = (message: string): JsonFault => ({ path, message });
  if (typeof value === 'string') return isStorable(value) ? undefined : fault(notStorable());
  if (typeof value === 'number') return isExact(value) ? undefined : fault(translate(jsonMessages.inexact));
  if (typeof value !== 'object' || value === null) return undefined;
  if (path.length >= deepest) return fault(translate(jsonMessages.deep(deepest)));
  for (const [key, inner] of Object.entries(value)) {
    if (key === '__proto__' || !isStorable(key)) return fault(translate(jsonMessages.badKey));
    const found = storageFault(inner, [...path, Array.isArray(value) ? Number(key) : key]);
    if (found) return found;
  }
  return undefined;
}

const isStorable = (text: string): boolean => !text.includes('\u0000') && text.isWellFormed();
/** Whole numbers beyond 2^53 were rounded when they were read, 1e400 is endless. */
const isExact = (value: number): boolean =>
  Number.isFinite(value) && (!Number.isInteger(value) || Number.isSafeInteger(value));

/** As jsonb gives it back: shorter names first, no -0. */
function stored(value: unknown): unknown {
  if (value === 0) return 0;
  if (Array.isArray(value)) return value.map(stored);
  if (typeof value !== 'object' || value === null) return value;
  const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);
  return Object.fromEntries(
    Object.entries(value)
      .filter(([, inner]) => inner !== undefined)
      .map(([key, inner]) => ({ key, inner, order: bytes(key) }))
      .sort((one, other) => one.order.length - other.order.length || compare(one.order, other.order))
      .map(({ key, inner }) => [key, stored(inner)]),
  );
}

function compare(one: Uint8Array, other: Uint8Array): number {
  const at = one.findIndex((byte, place) => byte !== other[place]);
  return at < 0 ? 0 : (one[at] ?? 0) - (other[at] ?? 0);
}

const made = new WeakMap<SchemaMaker, z.ZodType>();

function schemaOf({ schema }: JsonField): z.ZodType {
  const known = made.get(schema) ?? schema(z);
  made.set(schema, known);
  return known;
}

const described = (field: JsonField, io: 'input' | 'output') => ({
  ...(z.toJSONSchema(schemaOf(field), { target: 'openapi-3.0', io, unrepresentable: 'any' }) as object),
  examples: [field.options.example],
});

import { z } from 'zod';
import { placeholderFaults } from '../domain/letters/placeholders.ts';
import { isBlankHtml } from '../lib/blank-text.ts';
import { realDay, versionRead, yesOrNo } from '../lib/body-parts.ts';
import { say } from '../lib/language.ts';
import { marksFault } from '../lib/letter-marks.ts';
import { lineFaults } from '../lib/rich-text-lines.ts';
import { uuidPattern } from '../lib/shapes.ts';
import { fault, noText, notStorable, tooLong } from '../lib/text-faults.ts';
import { type Field, isCreateOnly, isRequired, isStamped, type Resource } from './declare.ts';

/**
 * The message for a missing value, the same at the input and from the server. The label is quoted, since some
 * ("Dari", "Mulai") do not fit into a sentence.
 */
const missing = (field: Field): string =>
  field.kind === 'choice' ||
  field.kind === 'choices' ||
  field.kind === 'reference' ||
  field.kind === 'references'
    ? say({ id: `Pilih nilai untuk “${field.label.id}”.`, en: `Choose a value for “${field.label.en}”.` })
    : say({ id: `“${field.label.id}” harus diisi.`, en: `“${field.label.en}” is required.` });

/** A message created on use: on the server one schema serves both languages. */
type Fault = { error: () => string };
const missed = (field: Field): Fault => ({ error: () => missing(field) });

function textSchema(field: Extract<Field, { kind: 'text' | 'richText' }>): z.ZodType {
  const { min, pattern } = field.options;
  const max = field.options.max ?? 200;
  let schema = z
    .string({ error: noText })
    .trim()
    // Aborts on overlong values: a pattern may take the square of the length.
    .max(max, { error: () => tooLong(max), abort: true })
    // PostgreSQL cannot store NUL and half a character, and no keyboard makes them.
    .refine((value) => !/\p{Surrogate}/u.test(value) && !value.includes('\u0000'), {
      error: notStorable,
      abort: true,
    });
  if (min)
    schema = schema.min(
      min,
      fault({ id: `Paling sedikit ${min} karakter.`, en: `At least ${min} characters.` }),
    );
  if (pattern) schema = schema.regex(new RegExp(pattern.source), fault(pattern.message));
  return schema.superRefine((value, context) => {
    for (const message of contentFaults(field, value)) context.addIssue({ code: 'custom', message });
  });
}

function contentFaults(
  { kind, options }: Extract<Field, { kind: 'text' | 'richText' }>,
  value: string,
): string[] {
  const { placeholders, lines } = options;
  const marks = marksFault(value);
  return [
    ...(marks ? [marks] : []),
    ...(placeholders && placeholders !== 'number'
      ? placeholderFaults(placeholders, value, kind === 'richText')
      : []),
    ...(lines ? lineFaults(value, lines) : []),
  ];
}

function integerSchema(field: Extract<Field, { kind: 'integer' }>): z.ZodType {
  const { min = -2147483648, max = 2147483647, unit } = field.options;
  const suffix = () => (unit ? ` ${say(unit)}` : '');
  return z
    .number(fault({ id: 'Isi dengan angka.', en: 'Enter a number.' }))
    .int(fault({ id: 'Isi dengan bilangan bulat.', en: 'Enter a whole number.' }))
    .min(min, fault({ id: `Isi paling sedikit ${min}${suffix()}.`, en: `Enter at least ${min}${suffix()}.` }))
    .max(max, fault({ id: `Isi paling banyak ${max}${suffix()}.`, en: `Enter at most ${max}${suffix()}.` }));
}

const once = (list: string[]): string[] => [...new Set(list)];

const uuid = (fault: Fault) => z.string(fault).regex(uuidPattern, fault);

/** One of the declared choices or, where the field accepts others, a value of their pattern. */
function memberSchema(field: Extract<Field, { kind: 'choices' }>): z.ZodType<string> {
  const { others } = field.options;
  if (others) {
    const odd = () => say(others.message);
    return z
      .string(missed(field))
      .max(200, { error: odd, abort: true })
      .regex(new RegExp(others.source), { error: odd });
  }
  return z.enum(field.choices.map((option) => option.value) as [string, ...string[]], missed(field));
}

function valueSchema(field: Field): z.ZodType {
  switch (field.kind) {
    case 'text':
    case 'richText':
      return textSchema(field);
    case 'integer':
      return integerSchema(field);
    case 'boolean':
      return yesOrNo();
    case 'date':
      return realDay();
    case 'choice':
      return z.enum(field.choices.map((option) => option.value) as [string, ...string[]], missed(field));
    case 'choices':
      return z
        .array(memberSchema(field), missed(field))
        .overwrite(once)
        .max(500, fault({ id: 'Terlalu banyak pilihan.', en: 'Too many choices.' }))
        .min(field.options.required ? 1 : 0, missed(field));
    case 'reference':
      return uuid(missed(field));
    case 'references':
      return z
        .array(uuid(missed(field)), missed(field))
        .overwrite(once)
        .max(500, fault({ id: 'Terlalu banyak pilihan.', en: 'Too many choices.' }))
        .min(field.options.required ? 1 : 0, missed(field));
  }
}

const isBlank = (field: Field, value: string): boolean =>
  field.kind === 'richText' ? isBlankHtml(value) : value.trim() === '';

const isEmpty = (value: unknown): boolean => value === undefined || value === null || value === '';

/**
 * Builds a field's schema: an empty value counts as missing, so that an emptied input and an absent key give the
 * same message.
 */
function fieldSchema(field: Field, whole: boolean): z.ZodType {
  const inner = valueSchema(field);
  if (field.kind === 'boolean')
    return whole ? inner.default(field.options.default ?? false) : inner.optional();
  if (field.kind === 'choices' || field.kind === 'references') {
    const required = field.options.required === true;
    return whole && !required ? inner.default([]) : whole ? inner : inner.optional();
  }
  if (isRequired(field)) {
    const filled = z.any().superRefine((value, context) => {
      if (isEmpty(value) || (typeof value === 'string' && isBlank(field, value)))
        context.addIssue({ code: 'custom', message: missing(field) });
    });
    const required = z.preprocess((value) => (isEmpty(value) ? undefined : value), filled.pipe(inner));
    return whole ? required : required.optional();
  }
  const optional = z.preprocess((value) => (isEmpty(value) ? null : value), inner.nullable());
  return whole ? optional.optional().default(null) : optional.optional();
}

const unknownKeys = (issue: { code?: string; keys?: readonly string[] }): string =>
  issue.code === 'unrecognized_keys'
    ? say({ id: 'Isian tidak dikenal.', en: 'Unknown field.' })
    : say({
        id: 'Kirim satu data dengan nama dan nilai isiannya.',
        en: 'Send one record with its fields and values.',
      });

const typedFields = (resource: Resource): [string, Field][] =>
  Object.entries(resource.fields).filter(([, field]) => !isStamped(field));

const changeableFields = (resource: Resource): [string, Field][] =>
  typedFields(resource).filter(([, field]) => !isCreateOnly(field));

/** Every declared field, nothing else. */
export const createSchema = (resource: Resource): z.ZodObject =>
  z
    .strictObject(
      {
        ...Object.fromEntries(typedFields(resource).map(([key, field]) => [key, fieldSchema(field, true)])),
        isActive: yesOrNo().default(true),
      },
      { error: unknownKeys },
    )
    .superRefine(checkOf(resource));

/** Validates some fields of a new record, for preview calls. */
export const partSchema = (resource: Resource, names: readonly string[]): z.ZodObject =>
  z.strictObject(
    Object.fromEntries(
      typedFields(resource)
        .filter(([key]) => names.includes(key))
        .map(([key, field]) => [key, fieldSchema(field, true)]),
    ),
    { error: unknownKeys },
  );

/** Any declared fields, and optionally the version read (optimistic locking). */
export const updateSchema = (resource: Resource): z.ZodObject =>
  z
    .strictObject(
      {
        ...Object.fromEntries(
          changeableFields(resource).map(([key, field]) => [key, fieldSchema(field, false)]),
        ),
        isActive: yesOrNo().optional(),
        version: versionRead.optional(),
      },
      { error: unknownKeys },
    )
    .superRefine(checkOf(resource));

/** Runs the declaration's own check on whole records only: the server adds what a change omits. */
const checkOf =
  (resource: Resource) =>
  (values: Record<string, unknown>, context: z.RefinementCtx): void => {
    if (!resource.check || changeableFields(resource).some(([name]) => values[name] === undefined)) return;
    for (const [name, messages] of Object.entries(resource.check(values)))
      for (const message of messages) context.addIssue({ code: 'custom', path: [name], message });
  };

/** `{field: [message]}` of a failed parse, as in SPEC A6; an unknown key is reported under its own name. */
export function fieldErrors(error: z.ZodError): Record<string, string[]> {
  // A Map, since an unknown key may be called `toString`.
  const errors = new Map<string, string[]>();
  const add = (path: string, message: string) => {
    errors.set(path, [...(errors.get(path) ?? []), message]);
  };
  for (const issue of error.issues) {
    if (issue.code === 'unrecognized_keys') {
      for (const key of issue.keys)
        add([...issue.path, key].join('.'), say({ id: 'Isian tidak dikenal.', en: 'Unknown field.' }));
    } else add(issue.path.join('.') || '_', issue.message);
  }
  return Object.fromEntries(errors);
}

import fc from 'fast-check';
import type { FileKind } from '../../../lib/file-kinds.ts';
import {
  type Field,
  isCreateOnly,
  isRequired,
  isStamped,
  type Resource,
  type TextField,
} from '../../../resources/declare.ts';
import { conditionsOf, emptying } from '../../../resources/field-conditions.ts';
import { resourceNamed } from '../../../resources/index.ts';
import { samplesOf } from '../../../resources/kinds/samples.ts';
import type { Caller, Ok } from '../app.ts';
import { formOf, sampleFile } from '../files.ts';
import { needs } from './needs.ts';
import { addressOf } from './store.ts';

type Item = { id: string; label: string } & Record<string, unknown>;
export type Generator = {
  /** A valid POST body, different each time, with every editable field filled. */
  bodyOf: (resource: Resource) => Promise<Record<string, unknown>>;
  valueFor: (resource: Resource, name: string) => Promise<unknown>;
  /** What a picker of that resource offers. */
  optionsOf: (name: string, filters?: Record<string, string | boolean>) => Promise<Item[]>;
};

/** Generates valid records of any resource from its declaration and the pickers' options. */
export function generator(caller: Caller): Generator {
  let counter = 0;
  const known = new Map<string, Promise<Item[]>>();

  const optionsOf: Generator['optionsOf'] = (name, filters = {}) => {
    const query = new URLSearchParams({ PerPage: '-1' });
    for (const [key, value] of Object.entries(filters)) query.set(key, String(value));
    const url = `${addressOf(resourceNamed(name))}/lookup?${query}`;
    const found = known.get(url) ?? caller.get(url).then(({ body }) => body.data.items as Item[]);
    known.set(url, found);
    return found;
  };

  /** Values already used by records, which a unique field may not take. */
  const takenOf = async (resource: Resource, name: string): Promise<unknown[]> =>
    (await caller.get(`${addressOf(resource)}?PerPage=1000`)).body.data.items.map((row: Item) => row[name]);

  const referenceOf = async (resource: Resource, name: string): Promise<string | undefined> => {
    const field = resource.fields[name] as Extract<Field, { kind: 'reference' | 'references' }>;
    const options = await optionsOf(field.to, field.options.only);
    const taken = field.options.unique ? await takenOf(resource, name) : [];
    const free = options.filter(({ id }) => !taken.includes(id));
    // Two references to the same resource (from whom, to whom) name two records.
    const alike = Object.keys(resource.fields).filter((other) => {
      const declared = resource.fields[other] as Field;
      return declared.kind === 'reference' && declared.to === field.to && !isStamped(declared);
    });
    return free[Math.max(alike.indexOf(name), 0) % Math.max(free.length, 1)]?.id;
  };

  const valueFor: Generator['valueFor'] = async (resource, name) => {
    const field = resource.fields[name] as Field;
    counter += 1;
    const needed = needs[resource.name]?.(counter);
    if (needed && name in needed) return needed[name];
    const found = await samplesOf(field).valid(field, {
      counter,
      pick: async () =>
        isRequired(field) || name !== resource.parent ? referenceOf(resource, name) : undefined,
      upload: (kind) => upload(`${addressOf(resource)}/files/${name}`, kind),
      taken: async () => ('unique' in field.options && field.options.unique ? takenOf(resource, name) : []),
      inner: innerValue,
    });
    return found === undefined ? patternSample(field, counter) : found;
  };

  const upload = async (url: string, kind: FileKind): Promise<unknown> => {
    const sent = formOf(sampleFile(kind), `contoh ${counter}.${kind}`);
    const { status, body } = await caller.ask<Ok>({ method: 'POST', url, ...sent });
    if (status !== 200) throw new Error(`${url}: ${status} ${body.message}`);
    return body.data;
  };

  /** A value of a field of rows. */
  const innerValue = async (field: Field): Promise<unknown> => {
    counter += 1;
    const found = await samplesOf(field).valid(field, {
      counter,
      pick: async () => ('to' in field ? (await optionsOf(field.to, field.options.only))[0]?.id : undefined),
      taken: async () => [],
      upload: async () => undefined,
      inner: innerValue,
    });
    return found === undefined ? patternSample(field, counter) : found;
  };

  const bodyOf: Generator['bodyOf'] = async (resource) => {
    counter += 1;
    const body: Record<string, unknown> = { ...meeting(resource), ...needs[resource.name]?.(counter) };
    // Skip fields stored by another resource: they would create a second record that uses this one.
    for (const [name, field] of Object.entries(resource.fields))
      if (!isStamped(field) && !isCreateOnly(field) && !(name in body))
        body[name] = await valueFor(resource, name);
    const settledBody = settled(resource, body);
    refuseUnsound(resource, settledBody);
    return settledBody;
  };

  return { bodyOf, valueFor, optionsOf };
}

/** Values that show what is shown by them, and lock nothing; those that must be so are the generator's anyway. */
function meeting({ fields }: Resource): Record<string, unknown> {
  const values: Record<string, unknown> = {};
  for (const field of Object.values(fields))
    for (const [option, condition] of conditionsOf(field)) {
      const [first = {}] = [condition].flat();
      for (const [name, holds] of Object.entries(first)) {
        const value =
          typeof holds === 'object' && holds !== null && !Array.isArray(holds) ? holds : [holds].flat()[0];
        if (!fields[name] || isStamped(fields[name]) || typeof value === 'object') continue;
        if (option !== 'lockedIf') values[name] ??= value;
        else if (typeof value === 'boolean') values[name] ??= !value;
      }
    }
  return values;
}

/** A new record's values, as they are stored: nothing where a field is not shown. */
function settled(resource: Resource, body: Record<string, unknown>): Record<string, unknown> {
  const whole = { ...body, ...(resource.life && { stage: resource.life.begins }) };
  return { ...body, ...emptying(resource.fields, whole) };
}

/** Says where to help, in place of a 422 in every suite. */
function refuseUnsound(resource: Resource, body: Record<string, unknown>): void {
  const whole = { ...body, ...(resource.life && { stage: resource.life.begins }) };
  const faults = Object.entries(resource.check?.(whole) ?? {}).map(
    ([name, said]) => `${name}: ${said.join(' ')}`,
  );
  if (faults.length > 0)
    throw new Error(
      `${resource.name}: “check” refuses the generated values (${faults.join('; ')}). Give values that it takes in tests/support/declared/needs.ts`,
    );
}

/** Anything that the declared pattern allows. */
function patternSample(field: Field, seed: number): string {
  const { pattern, min = 0, max = 200 } = field.options as TextField['options'];
  const found =
    pattern &&
    fc
      .sample(fc.stringMatching(new RegExp(pattern.source)), { seed, numRuns: 200 })
      .find((text) => text.length >= min && text.length <= max);
  if (found === undefined) throw new Error(`No value is known that fits “${field.label.id}”`);
  return found;
}

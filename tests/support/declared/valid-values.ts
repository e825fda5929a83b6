import fc from 'fast-check';
import {
  type Field,
  isCreateOnly,
  isRequired,
  isStamped,
  type Resource,
} from '../../../resources/declare.ts';
import { resourceNamed } from '../../../resources/index.ts';
import type { Caller } from '../app.ts';
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

  const integerOf = async (resource: Resource, name: string): Promise<number> => {
    const {
      min = 0,
      max = 2147483647,
      default: preset,
      unique,
    } = integerOptions(resource.fields[name] as Field);
    const first = preset ?? Math.max(min, Math.min(1, max));
    const taken = unique ? await takenOf(resource, name) : [];
    let value = first;
    while (taken.includes(value) && value < max) value += 1;
    return value;
  };

  const valueFor: Generator['valueFor'] = async (resource, name) => {
    const field = resource.fields[name] as Field;
    counter += 1;
    const needed = needs[resource.name]?.(counter);
    if (needed && name in needed) return needed[name];
    switch (field.kind) {
      case 'text':
        return textOf(field, counter);
      case 'richText':
        return `<p>Isi <strong>${counter}</strong></p>`;
      case 'integer':
        return integerOf(resource, name);
      case 'boolean':
        return field.options.default ?? true;
      case 'date':
        return '2026-11-21';
      case 'choice':
        return field.choices[0]?.value;
      case 'choices':
        return field.choices.slice(0, 2).map((choice) => choice.value);
      case 'reference':
        return isRequired(field) || name !== resource.parent
          ? ((await referenceOf(resource, name)) ?? null)
          : null;
      case 'references':
        return [await referenceOf(resource, name)];
    }
  };

  const bodyOf: Generator['bodyOf'] = async (resource) => {
    counter += 1;
    const body: Record<string, unknown> = { ...needs[resource.name]?.(counter) };
    // Skip fields stored by another resource: they would create a second record that uses this one.
    for (const [name, field] of Object.entries(resource.fields))
      if (!isStamped(field) && !isCreateOnly(field) && !(name in body))
        body[name] = await valueFor(resource, name);
    return body;
  };

  return { bodyOf, valueFor, optionsOf };
}

const integerOptions = (field: Field) => (field.kind === 'integer' ? field.options : {});

/** A text within the declared limits: realistic shapes first, then anything the pattern allows. */
function textOf(field: Extract<Field, { kind: 'text' }>, counter: number): string {
  const { pattern, min = 0, max = 200 } = field.options;
  const fits = (text: string): boolean =>
    text.length >= min && text.length <= max && (!pattern || new RegExp(pattern.source).test(text));
  const tries = [
    `Uji ${counter}`,
    `UJI-${counter}`,
    `uji${counter}@naskah.example`,
    `/uji/halaman-${counter}`,
    `Kuat-${counter}-Aa!`,
    'x'.repeat(min),
  ];
  const found = tries.find(fits) ?? (pattern && sampleOf(pattern.source, counter).find(fits));
  if (found === undefined) throw new Error(`No text is known that fits “${field.label.id}”`);
  return found;
}

function sampleOf(source: string, seed: number): string[] {
  return fc.sample(fc.stringMatching(new RegExp(source)), { seed, numRuns: 200 });
}

import { say } from '../../../lib/language.ts';
import { embedName, type Field, type Resource, typedNames } from '../../../resources/declare.ts';
import type { Row } from '../record.ts';
import { formWords } from '../words.ts';
import { emptyRecord } from './empty-record.ts';

/**
 * What a copy of a record begins with: its values, but nothing that must be its own (unique) and nothing secret.
 * A name that must be its own gets a word after it, so that it is not typed anew.
 */
export function copyOf(resource: Resource, row: Row): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...emptyRecord(resource) };
  for (const name of typedNames(resource.fields)) {
    const field = resource.fields[name];
    if (!field || isSecret(field) || row[name] === undefined) continue;
    if (!isUnique(field)) {
      copy[name] = row[name];
      const embedded = row[embedName(name)];
      if (embedName(name) !== name && embedded !== undefined) copy[embedName(name)] = embedded;
    } else if (name === 'name' && field.kind === 'text' && typeof row[name] === 'string') {
      const most = (field.options.max ?? 200) - say(formWords.copySuffix).length;
      copy[name] = `${row[name].slice(0, most)}${say(formWords.copySuffix)}`;
    }
  }
  return copy;
}

/** A new record's beginning for what was searched for in vain: the typed text as its name. */
export function namedRecord(
  resource: Resource,
  typed: string,
  only: Record<string, unknown> = {},
): Record<string, unknown> {
  const name = nameField(resource);
  const known = Object.entries(only).filter(([key]) => key in resource.fields);
  return { ...emptyRecord(resource), ...Object.fromEntries(known), ...(name && typed && { [name]: typed }) };
}

/** The text that people call a record by: its name, else the first text that represents it. */
function nameField(resource: Resource): string | undefined {
  const texts = resource.represent.filter((name) => resource.fields[name]?.kind === 'text');
  return texts.find((name) => /name$/i.test(name)) ?? texts[0];
}

const isUnique = (field: Field): boolean => 'unique' in field.options && field.options.unique === true;
const isSecret = (field: Field): boolean => field.kind === 'text' && field.options.secret === true;

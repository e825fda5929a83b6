import { translate } from '../../../lib/language.ts';
import { embedName, type Field, type Resource, typedNames } from '../../../resources/declare.ts';
import { holdsFiles } from '../../../resources/kinds/file/limits.ts';
import { maskedBy } from '../../../resources/kinds/text/mask.ts';
import { withoutIds } from '../../../resources/part-resource.ts';
import { formMessages } from '../form-messages.ts';
import type { Row } from '../record.ts';
import { emptyRecord } from './empty-record.ts';

/**
 * Initial values of a copy: all but unique, secret and masked ones, and files. A unique name gets a suffix.
 */
export function copyOf(resource: Resource, row: Row): Record<string, unknown> {
  const copy: Record<string, unknown> = { ...emptyRecord(resource) };
  for (const name of typedNames(resource.fields)) {
    const field = resource.fields[name];
    // A file belongs to one record.
    if (
      !field ||
      isSecret(field) ||
      holdsFiles(field) ||
      maskedBy(field) !== undefined ||
      resource.locked?.includes(name)
    )
      continue;
    if (row[name] === undefined) continue;
    if (!isUnique(field)) {
      copy[name] = field.kind === 'parts' ? withoutIds(row[name]) : row[name];
      const embedded = row[embedName(name)];
      if (embedName(name) !== name && embedded !== undefined) copy[embedName(name)] = embedded;
    } else if (name === 'name' && field.kind === 'text' && typeof row[name] === 'string') {
      const most = (field.options.max ?? 200) - translate(formMessages.copySuffix).length;
      copy[name] = `${row[name].slice(0, most)}${translate(formMessages.copySuffix)}`;
    }
  }
  return copy;
}

/** Initial values after a search without results: the typed text as the name. */
export function namedRecord(
  resource: Resource,
  typed: string,
  only: Record<string, unknown> = {},
): Record<string, unknown> {
  const name = nameField(resource);
  const known = Object.entries(only).filter(([key]) => key in resource.fields);
  return { ...emptyRecord(resource), ...Object.fromEntries(known), ...(name && typed && { [name]: typed }) };
}

/** Field that users know a record by: its name, else the first text that represents it. */
function nameField(resource: Resource): string | undefined {
  const texts = resource.represent.filter((name) => resource.fields[name]?.kind === 'text');
  return texts.find((name) => /name$/i.test(name)) ?? texts[0];
}

const isUnique = (field: Field): boolean => 'unique' in field.options && field.options.unique === true;
const isSecret = (field: Field): boolean => field.kind === 'text' && field.options.secret === true;

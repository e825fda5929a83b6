import { trimSlashes } from '../domain/access/paths.ts';
import { parseEntry } from '../domain/access/rights.ts';
import type { Message } from '../lib/language.ts';
import type { Resource } from './declare.ts';
import { hideableNames, lockableNames } from './field-rights.ts';
import { screens } from './index.ts';
import { maskedNames } from './kinds/text/mask.ts';

/** The declared resource whose rights a path gives one by one; others are given whole. */
export const resourceByVerb = (path: string): Resource | undefined =>
  screens.find(
    (entry) =>
      entry.pages &&
      entry.privilege === undefined &&
      entry.byVerb !== false &&
      !entry.viewOfResource &&
      trimSlashes(entry.path) === trimSlashes(path),
  );

/** Why a role may not be given an entry, its path aside; undefined where it may. */
export function entryFault(given: string): Message | undefined {
  const entry = parseEntry(given);
  if (!entry) return { id: `Hak akses tidak dikenal: ${given}.`, en: `Unknown privilege: ${given}.` };
  if (!('narrows' in entry) && !entry.verb) return undefined;
  const resource = resourceByVerb(entry.path);
  if (!resource)
    return {
      id: `Hanya dapat diberikan seluruhnya: ${entry.path}.`,
      en: `Can only be given as a whole: ${entry.path}.`,
    };
  if (!('narrows' in entry)) return undefined;
  const { narrows, field } = entry;
  const declared = Object.hasOwn(resource.fields, field) ? resource.fields[field] : undefined;
  if (!declared)
    return {
      id: `Isian tidak dikenal pada ${resource.label.id}: ${field}.`,
      en: `Unknown field of ${resource.label.en}: ${field}.`,
    };
  if (narrows === 'reveal')
    return maskedNames(resource).includes(field)
      ? undefined
      : {
          id: `“${declared.label.id}” pada ${resource.label.id} tidak disamarkan.`,
          en: `“${declared.label.en}” of ${resource.label.en} is not masked.`,
        };
  const names = narrows === 'hide' ? hideableNames(resource) : lockableNames(resource);
  if (names.includes(field)) return undefined;
  return narrows === 'hide'
    ? {
        id: `“${declared.label.id}” pada ${resource.label.id} tidak dapat disembunyikan.`,
        en: `“${declared.label.en}” of ${resource.label.en} cannot be hidden.`,
      }
    : {
        id: `“${declared.label.id}” pada ${resource.label.id} memang tidak diisi orang.`,
        en: `“${declared.label.en}” of ${resource.label.en} is not filled in by people anyway.`,
      };
}

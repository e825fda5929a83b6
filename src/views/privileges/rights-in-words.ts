import { type Rights, verbs } from '../../../domain/access/rights.ts';
import { verbLabels } from '../../../domain/access/verb-labels.ts';
import type { Message } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { unfillable } from '../../../resources/field-rights.ts';

/**
 * What a role has of a resource where that is not simply all: "lihat, ekspor; Telepon tersembunyi".
 * @returns undefined for all and for nothing
 */
export function rightsInWords(resource: Resource, rights: Rights): Message | undefined {
  const { verbs: held, hidden, locked } = rights;
  if (held.size === 0) return undefined;
  const isWhole = held.size === verbs.length;
  const labels = (names: Iterable<string>) =>
    [...names].flatMap((name) => resource.fields[name]?.label ?? []).map((label) => label);
  const stopped = held.has('create') ? labels(unfillable(resource, rights)) : [];
  const parts: Message[] = [
    ...(isWhole
      ? []
      : [listed(verbs.filter((verb) => held.has(verb)).map((verb) => lower(verbLabels[verb])))]),
    ...labels(hidden).map(({ id, en }) => ({ id: `${id} tersembunyi`, en: `${en} hidden` })),
    ...labels(locked).map(({ id, en }) => ({ id: `${id} hanya baca`, en: `${en} read-only` })),
    ...stopped.map(({ id, en }) => ({
      id: `tidak dapat menambah, karena ${id} wajib diisi`,
      en: `cannot create, since ${en} is required`,
    })),
  ];
  if (parts.length === 0) return undefined;
  return { id: parts.map(({ id }) => id).join('; '), en: parts.map(({ en }) => en).join('; ') };
}

const lower = ({ id, en }: Message): Message => ({ id: id.toLowerCase(), en: en.toLowerCase() });

const listed = (messages: Message[]): Message => ({
  id: messages.map(({ id }) => id).join(', '),
  en: messages.map(({ en }) => en).join(', '),
});

import { type Rights, verbs } from '../../../domain/access/rights.ts';
import { verbLabels } from '../../../domain/access/verb-labels.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { unfillable } from '../../../resources/field-rights.ts';
import { privilegeMessages } from './messages.ts';

/**
 * What a role has of a resource where that is not simply all: "lihat, ekspor; Telepon tersembunyi".
 * @returns undefined for all and for nothing
 */
export function rightsInWords(resource: Resource, rights: Rights): string | undefined {
  const { verbs: held, hidden, locked, revealed } = rights;
  if (held.size === 0) return undefined;
  const labels = (names: Iterable<string>): string[] =>
    [...names].flatMap((name) => {
      const field = resource.fields[name];
      return field ? [translate(field.label)] : [];
    });
  const given = verbs
    .filter((verb) => held.has(verb))
    .map((verb) => translate(verbLabels[verb]).toLowerCase());
  const stopped = held.has('create') ? labels(unfillable(resource, rights)) : [];
  const parts = [
    ...(held.size === verbs.length ? [] : [given.join(', ')]),
    ...labels(hidden).map((label) => translate(privilegeMessages.isHidden(label))),
    ...labels(revealed).map((label) => translate(privilegeMessages.isRevealed(label))),
    ...labels(locked).map((label) => translate(privilegeMessages.isLocked(label))),
    ...stopped.map((label) => translate(privilegeMessages.cannotCreate(label))),
  ];
  return parts.join('; ') || undefined;
}

import type { RowViewer } from '../../../domain/access/viewer.ts';
import { translate } from '../../../lib/language.ts';
import { mayCallResource, seenBy, unfillableBy } from '../../../resources/access.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { initialOf } from '../../../resources/kinds/index.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { forbidden, invalid } from '../../http/index.ts';
import type { Row } from '../hooks.ts';

/** The declaration as the actor's role sees it: reads, filters, sorts and answers go by this one. */
export const seenFor = (actor: Actor, resource: Resource): Resource => seenBy(viewerOf(actor), resource);

/** Whether the actor's role is kept from seeing any of its fields. */
export const hidesAny = (actor: Actor, resource: Resource): boolean =>
  Object.keys(seenFor(actor, resource).fields).length < Object.keys(resource.fields).length;

/** What an actor may do with rows; `rows`: which ones, where a declaration allows fewer than are seen. */
export type Abilities = { change: boolean; delete: boolean; rows: RowRule | undefined; viewer?: RowViewer };

/** @returns undefined when every row that is seen may be changed and deleted */
export function abilitiesOf(actor: Actor, resource: Resource): Abilities | undefined {
  const viewer = viewerOf(actor);
  const abilities = {
    change: mayCallResource(viewer, resource, 'change'),
    delete: mayCallResource(viewer, resource, 'delete'),
    rows: resource.writableRows && mayCallResource(viewer, resource) && resource.writableRows(viewer),
  };
  // Each row says the events and actions that are the reader's.
  if (resource.life || resource.actions) return { ...abilities, viewer };
  return abilities.change && abilities.delete && abilities.rows === undefined ? undefined : abilities;
}

/**
 * @throws Refusal 403 naming required fields that the role does not see or may not fill
 */
export function refuseUnfillable(actor: Actor, resource: Resource): void {
  const names = unfillableBy(viewerOf(actor), resource);
  if (names.length === 0) return;
  const labels = names
    .flatMap((name) => resource.fields[name]?.label ?? [])
    .map((label) => `“${translate(label)}”`)
    .join(', ');
  throw forbidden(
    translate({
      id: `Peran Anda tidak dapat menambah ${resource.singular.id}, karena tidak dapat mengisi ${labels}.`,
      en: `Your role cannot add a ${resource.singular.en}, since it cannot fill in ${labels}.`,
    }),
  );
}

/**
 * Refuses fields that the role does not see as unknown ones.
 * @throws Refusal 422 naming them
 */
export function refuseUnseen(seen: Resource, body: unknown): void {
  if (typeof body !== 'object' || body === null) return;
  const { fields } = wholeOf(seen);
  const unseen = Object.keys(body).filter(
    (name) => Object.hasOwn(fields, name) && !Object.hasOwn(seen.fields, name),
  );
  if (unseen.length > 0) throw invalid(sayEach(unseen, unknownField));
}

/**
 * The same of a new record, also for read-only fields that are given another value than a new one has.
 * @throws Refusal 422 naming them
 */
export function refuseUngiven(seen: Resource, body: unknown): void {
  refuseUnseen(seen, body);
  if (typeof body !== 'object' || body === null) return;
  const given = body as Row;
  const locked = (seen.locked ?? []).filter((name) => {
    const field = seen.fields[name];
    return field && !isEmpty(given[name]) && plain(given[name]) !== plain(initialOf(field));
  });
  if (locked.length > 0) throw invalid(sayEach(locked, lockedField));
}

const unknownField = { id: 'Isian tidak dikenal.', en: 'Unknown field.' };
export const lockedField = {
  id: 'Peran Anda hanya dapat melihat isian ini.',
  en: 'Your role may only read this field.',
};

const sayEach = (names: readonly string[], message: typeof unknownField): Record<string, string[]> =>
  Object.fromEntries(names.map((name) => [name, [translate(message)]]));

const plain = (value: unknown): string => JSON.stringify(value ?? null);

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0);

import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { wholeOf } from '../../../resources/field-rights.ts';
import { hasEnded } from '../../../resources/life/life-rules.ts';
import { conflict, invalid } from '../../http/index.ts';
import type { Row } from '../hooks.ts';
import { spelled } from '../parts/same-parts.ts';
import { cannotChange } from './conditional-fields.ts';

/**
 * Runs the declaration's check on the resulting record; skipped when no declared field changes (isActive).
 * @param resource as the actor's role sees it: what other fields hold is not told
 * @throws Refusal 422 with its messages
 */
export function refuseUnsound(resource: Resource, before: Row, values: Row): void {
  const { check, fields } = wholeOf(resource);
  const changed = Object.keys(values).filter((name) => name in fields);
  if (!check || changed.length === 0) return;
  refuseFaults(resource, check({ ...before, ...values }), changed);
}

/**
 * Refuses a record by what a check found; of fields the role does not see, without naming them.
 * @throws Refusal 422 at the fields
 */
export function refuseFaults(
  resource: Resource,
  found: Record<string, string[]>,
  changed: readonly string[],
): void {
  const { fields } = wholeOf(resource);
  const faults = Object.entries(found);
  const [unseen, seen] = [
    faults.filter(([path]) => isOf(fields, path) && !isOf(resource.fields, path)),
    faults.filter(([path]) => !isOf(fields, path) || isOf(resource.fields, path)),
  ];
  if (faults.length === 0) return;
  throw invalid(
    seen.length > 0 || unseen.length === 0
      ? Object.fromEntries(seen)
      : Object.fromEntries(changed.map((name) => [name, [translate(doesNotFit)]])),
  );
}

/** Versions by id that records are expected to have still. */
export type Versions = Readonly<Record<string, number>>;

/** @throws Refusal 409 for a record that has another version than expected */
export function refuseChanged(versions: Versions, { id, version }: Row): void {
  const expected = versions[String(id)];
  if (expected === undefined || expected === version) return;
  throw conflict(
    translate({
      id: 'Sudah diubah lagi, jadi dibiarkan.',
      en: 'Changed again since, so it was left alone.',
    }),
  );
}

/** @throws Refusal 409 for a record whose life has ended */
export function refuseEnded(resource: Resource, before: Row): void {
  const ended = endedBefore(resource, before);
  if (ended) throw conflict(ended);
}

/** Why a record whose life has ended takes no change; undefined for others. */
export function endedBefore(resource: Resource, before: Row): string | undefined {
  if (!hasEnded(resource, before)) return undefined;
  const stage = resource.life?.stages[String(before.stage)]?.label;
  return translate({
    id: `Tahapnya ${stage?.id}, jadi tidak dapat diubah lagi.`,
    en: `Its stage is ${stage?.en}, so it cannot be changed any more.`,
  });
}

/** A check names a cell of a row as `items.0.amount`. */
const isOf = (fields: Row, path: string): boolean => (path.split('.')[0] ?? '') in fields;

/** A secret cannot be compared with the stored one: giving it is changing it. */
export function refuseLockedSecrets(
  { locked = [], fields }: Resource,
  secrets: Record<string, string>,
): void {
  const given = Object.keys(secrets).find((name) => locked.includes(name));
  if (given) refuseFixed({ fields } as Resource, {}, { [given]: secrets[given] });
}

const doesNotFit = {
  id: 'Tidak sesuai dengan isian lain yang tidak dapat dilihat peran Anda.',
  en: 'Does not go with another field, which your role does not see.',
};

/**
 * Refuses changes to fields fixed at creation, or that the role may only read.
 * @param resource as the actor's role sees it
 * @throws Refusal 422 naming them
 */
export function refuseFixed(resource: Resource, current: Row, values: Row): void {
  const changed = Object.entries(resource.fields).filter(
    ([name, field]) =>
      'fixed' in field.options &&
      field.options.fixed &&
      name in values &&
      spelled(field, values[name]) !== spelled(field, current[name]),
  );
  if (changed.length > 0)
    throw invalid(Object.fromEntries(changed.map(([name, field]) => [name, [cannotChange(field)]])));
}

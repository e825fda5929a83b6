import { translate } from '../../../lib/language.ts';
import { contractNames } from '../../../resources/contract-names.ts';
import { embedName, isStamped, partsOf, type Resource } from '../../../resources/declare.ts';
import { withoutReadOnlyIn } from '../../../resources/part-resource.ts';
import { badRequest } from '../../http/index.ts';
import type { Row } from '../hooks.ts';

/**
 * Removes read-only values from a PUT body, so that a response can be
 * sent back. Differing ones stay and are refused.
 */
export function withoutReadOnly(resource: Resource, body: unknown, current: Row): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const kept = Object.entries(body).filter(([name, value]) => {
    if (name === 'can' || name === 'by') return false;
    if (!Object.hasOwn(current, name) || isTaken(resource, name)) return true;
    return !isTold(resource, name, value) && JSON.stringify(value) !== JSON.stringify(current[name]);
  });
  const parts = new Map(partsOf(resource.fields));
  return Object.fromEntries(
    kept.map(([name, value]) => {
      const field = parts.get(name);
      return [name, field ? withoutReadOnlyIn(field, value) : value];
    }),
  );
}

const isTaken = (resource: Resource, name: string): boolean => {
  const field = Object.hasOwn(resource.fields, name) ? resource.fields[name] : undefined;
  return field ? !isStamped(field) : name === 'isActive' || name === 'version';
};

/** Server-set values that may have changed since reading; they express no intent of the client. */
const isTold = (resource: Resource, name: string, value: unknown): boolean =>
  (name === 'updatedAt' && isMoment(value)) ||
  contractNames(resource).some(([also]) => also === name) ||
  Object.entries(resource.fields).some(
    ([field, { kind }]) => (kind === 'reference' || kind === 'references') && embedName(field) === name,
  );

const isMoment = (value: unknown): boolean => typeof value === 'string' && !Number.isNaN(Date.parse(value));

/**
 * Parses the version of If-Match, as `"3"`; undefined without the header and for `*`.
 * @throws Refusal 400 for anything else
 */
export function versionOf(ifMatch: string | undefined): number | undefined {
  if (ifMatch === undefined || ifMatch.trim() === '*') return undefined;
  const version = /^\s*(?:W\/)?"?(\d{1,9})"?\s*$/.exec(ifMatch)?.[1];
  if (version === undefined)
    throw badRequest({
      'If-Match': [translate({ id: 'Tuliskan versi yang dibaca.', en: 'Write the version that was read.' })],
    });
  return Number(version);
}

import type { FastifyRequest } from 'fastify';
import type { RowViewer } from '../../domain/access/viewer.ts';
import { mayCallResource } from '../../resources/access.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { type Actor, viewerOf } from '../actor.ts';
import { forbidden } from '../http/index.ts';
import { waysOf } from './conditions.ts';

/**
 * The rows this request may reach.
 * @throws Refusal 403 when the active role has no access to the resource
 */
export const reach = ({ actor }: FastifyRequest, resource: Resource): RowRule =>
  ruleOrRefuse(found, actor, resource, resource.rows);

/**
 * As reach, for writing: a declaration may allow it for fewer rows.
 * @throws Refusal 403
 */
export const reachToWrite = (request: FastifyRequest, resource: Resource): RowRule =>
  resource.writableRows
    ? ruleOrRefuse(foundToWrite, request.actor, resource, resource.writableRows)
    : reach(request, resource);

/**
 * The rule for writable rows when fewer than readable, so that each row can
 * show it; undefined when equal. Never refuses.
 */
const writableOf = ({ actor }: FastifyRequest, resource: Resource): RowRule | undefined =>
  resource.writableRows && ruleOf(foundToWrite, actor, resource, resource.writableRows);

/** What presenters need to say what the reader may do to each row: the writable rows, and who reads. */
export const abilitiesOf = (
  request: FastifyRequest,
  resource: Resource,
): [writable?: RowRule, viewer?: RowViewer] => {
  const writable = writableOf(request, resource);
  if (!resource.life) return writable === undefined ? [] : [writable];
  const viewer = viewerOf(request.actor);
  return [writable ?? mayCallResource(viewer, resource), viewer];
};

type Rules = WeakMap<Actor, Map<Resource, RowRule>>;
type Rows = (viewer: RowViewer) => RowRule;

function ruleOrRefuse(known: Rules, actor: Actor, resource: Resource, rows: Rows): RowRule {
  const rule = ruleOf(known, actor, resource, rows);
  if (rule === false) throw forbidden();
  return rule;
}

function ruleOf(known: Rules, actor: Actor, resource: Resource, rows: Rows): RowRule {
  const rules = known.get(actor) ?? new Map<Resource, RowRule>();
  known.set(actor, rules);
  const rule = rules.get(resource) ?? ruleFor(actor, resource, rows);
  rules.set(resource, rule);
  return rule;
}

/**
 * As reach, for reading a list or a record: a declaration may open these to all users (SPEC B7).
 * @throws Refusal 403
 */
export const reachToRead = (request: FastifyRequest, resource: Resource): RowRule =>
  resource.readByAll ? resource.rows(viewerOf(request.actor)) : reach(request, resource);

/**
 * Cached by actor: rules depend on nothing else, and rights changes create a new actor object
 * (accounts/actor-cache.ts).
 */
const found: Rules = new WeakMap();
const foundToWrite: Rules = new WeakMap();

function ruleFor(actor: Actor, resource: Resource, rows: Rows): RowRule {
  const viewer = viewerOf(actor);
  return mayCallResource(viewer, resource) && rows(viewer);
}

/** Checks a row against a row rule as its SQL does (conditions.ts), for a row that is not in the table. */
export function meetsRule(rule: RowRule, row: Record<string, unknown>): boolean {
  const ways = waysOf(rule);
  if (ways === 'all') return true;
  return ways.some((parts) => parts.every(({ field, values, isList }) => meets(row[field], values, isList)));
}

const meets = (value: unknown, values: readonly unknown[], isList: boolean): boolean =>
  isList ? Array.isArray(value) && values.some((one) => value.includes(one)) : values.includes(value);

import type { FastifyRequest } from 'fastify';
import type { Verb } from '../../../domain/access/rights.ts';
import type { RowViewer } from '../../../domain/access/viewer.ts';
import { mayCallResource } from '../../../resources/access.ts';
import type { Resource, RowRule } from '../../../resources/declare.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import { forbidden } from '../../http/index.ts';
import { lacks } from './lacks.ts';

/**
 * The rows this request may reach.
 * @param verb what is to be done with them
 * @throws Refusal 403 when the active role has no access to the resource, or not that right
 */
export const reach = ({ actor }: Asking, resource: Resource, verb: Verb = 'read'): RowRule =>
  ruleOrRefuse(found, actor, resource, verb, resource.rows);

/**
 * As reach, for writing: a declaration may allow it for fewer rows.
 * @throws Refusal 403
 */
export const reachToWrite = (request: Asking, resource: Resource, verb: Verb): RowRule =>
  resource.writableRows
    ? ruleOrRefuse(foundToWrite, request.actor, resource, verb, resource.writableRows)
    : reach(request, resource, verb);

type Asking = Pick<FastifyRequest, 'actor'>;

type Rules = WeakMap<Actor, Map<Resource, RowRule>>;
type Rows = (viewer: RowViewer) => RowRule;

function ruleOrRefuse(known: Rules, actor: Actor, resource: Resource, verb: Verb, rows: Rows): RowRule {
  const rule = ruleOf(known, actor, resource, rows);
  // Also who lost the right while a form was open is told which.
  if (rule === false) throw verb === 'read' ? forbidden() : lacks(verb, resource);
  if (!mayCallResource(viewerOf(actor), resource, verb)) throw lacks(verb, resource);
  return rule;
}

/** The rule of a reader's rows, whatever else they may do there. */
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
export const reachToRead = (request: Asking, resource: Resource): RowRule =>
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

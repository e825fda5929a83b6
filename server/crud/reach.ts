import type { FastifyRequest } from 'fastify';
import { mayUseResource } from '../../resources/access.ts';
import type { Resource, RowRule } from '../../resources/declare.ts';
import { forbidden } from '../http/index.ts';
import { viewerOf, type Who } from '../who.ts';

/** Which rows this call may reach. @throws Refusal 403 when the active role has nothing to do with the resource */
export function reach({ who }: FastifyRequest, resource: Resource): RowRule {
  const rules = found.get(who) ?? new Map<Resource, RowRule>();
  found.set(who, rules);
  const rule = rules.get(resource) ?? ruleFor(who, resource);
  rules.set(resource, rule);
  if (rule === false) throw forbidden();
  return rule;
}

/** The same for reading a list or a record: a declaration may open these to everybody (SPEC B7). @throws Refusal 403 */
export const reachToRead = (request: FastifyRequest, resource: Resource): RowRule =>
  resource.readByAll ? resource.rows(viewerOf(request.who)) : reach(request, resource);

/** Rules look at nothing but who asks; what that is, is found out anew whenever rights change (accounts/who-cache.ts). */
const found = new WeakMap<Who, Map<Resource, RowRule>>();

function ruleFor(who: Who, resource: Resource): RowRule {
  const viewer = viewerOf(who);
  return mayUseResource(viewer, resource) && resource.rows(viewer);
}

/** Whether a stored row meets a row rule: the same as its SQL (conditions.ts), for a row that is not in the table. */
export function meetsRule(rule: RowRule, row: Record<string, unknown>): boolean {
  if (typeof rule === 'boolean') return rule;
  const alternatives = (Array.isArray(rule) ? rule : [rule]) as readonly Record<string, unknown>[];
  return alternatives.some((condition) =>
    Object.entries(condition).every(([field, wanted]) =>
      (Array.isArray(wanted) ? wanted : [wanted]).includes(row[field]),
    ),
  );
}

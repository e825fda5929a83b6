import { useCallback } from 'react';
import type { Verb } from '../../domain/access/rights.ts';
import { mayAddTo, mayReveal, mayUseResource, seenBy } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { useSigned } from '../shell/index.ts';

/** Tests whether the viewer may open a resource's screens, and so add to it and follow links to it (SPEC A2). */
export function useMayUse(): (resourceName: string) => boolean {
  const { data } = useSigned();
  return useCallback(
    (name) => {
      const resource = resourceNamed(name);
      return data !== undefined && resource.pages && mayUseResource(data.viewer, resource);
    },
    [data],
  );
}

/** Tests whether the viewer may add to a resource, also to one without screens, such as posts. */
export function useMayAdd(): (resourceName: string) => boolean {
  const { data } = useSigned();
  return useCallback(
    (name) => {
      const resource = resourceNamed(name);
      return data !== undefined && mayUseResource(data.viewer, resource) && mayAddTo(data.viewer, resource);
    },
    [data],
  );
}

/** Tests whether the viewer may add to this resource, whose list they may already see. */
export function useMayAddHere(resource: Resource): boolean {
  const { data } = useSigned();
  return !data || mayAddTo(data.viewer, resource);
}

/** Tests for one of the viewer's rights on this resource, whose list they may already see. */
export function useMay(resource: Resource): (verb: Verb) => boolean {
  const { data } = useSigned();
  return (verb) => !data || mayUseResource(data.viewer, resource, verb);
}

/** Tests whether the viewer may open a masked field of this resource. */
export function useMayReveal(resource: Resource): (field: string) => boolean {
  const { data } = useSigned();
  return (field) => data !== undefined && mayReveal(data.viewer, resource, field);
}

/** Gives declarations as the viewer's role sees them: without hidden fields, with read-only ones fixed. */
export function useSee(): (resource: Resource) => Resource {
  const { data } = useSigned();
  return useCallback((resource) => (data ? seenBy(data.viewer, resource) : resource), [data]);
}

import { useCallback } from 'react';
import { mayAddTo, mayUseResource } from '../../resources/access.ts';
import type { Resource } from '../../resources/declare.ts';
import { resourceNamed } from '../../resources/index.ts';
import { useSigned } from '../shell/index.ts';

/** Whether the viewer may open the screens of a resource, and so add to it and follow links to it (SPEC A2). */
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

/** Whether the viewer may add to a resource: also to one without screens of its own, such as posts. */
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

/** Whether the viewer may add to the resource whose list is open to them. */
export function useMayAddHere(resource: Resource): boolean {
  const { data } = useSigned();
  return !data || mayAddTo(data.viewer, resource);
}

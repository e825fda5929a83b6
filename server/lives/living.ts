import type { Life, Resource } from '../../resources/declare.ts';
import { resources } from '../../resources/index.ts';

export type Living = Resource & { life: Life };

export const isLiving = (resource: Resource): resource is Living => resource.life !== undefined;

/** Every declared entity with a life. */
export const livings = (): Living[] => resources.filter(isLiving);

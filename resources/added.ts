import type { Resource } from './declare.ts';
import type { MenuBranch } from './privileges.ts';

/**
 * An installation's own declarations, beside the product's. Under the condition `examples` (package.json, `imports`)
 * Node, vite and vitest take `tests/declared`, which adds its own to them.
 */
export const addedResources: readonly Resource[] = [];

/** Their branches of the menu, where the product has none that fits. */
export const addedBranches: readonly MenuBranch[] = [];

import type { Hooks } from './hooks.ts';

export type CrudOptions = {
  hooks: Record<string, Hooks>;
  /** Resources that rights derive from; `changed` runs after each write to one of them. */
  rights: { resources: ReadonlySet<string>; changed: () => Promise<void> };
};

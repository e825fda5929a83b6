import type { Hooks } from './hooks.ts';

export type CrudOptions = {
  hooks: Record<string, Hooks>;
  /** Resources that rights are made from; `changed` is called after each write to one of them. */
  rights: { resources: ReadonlySet<string>; changed: () => Promise<void> };
};

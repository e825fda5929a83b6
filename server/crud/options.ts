import type { Resource, RowRule } from '../../resources/declare.ts';
import type { Actor } from '../actor.ts';
import type { Hooks } from './hooks.ts';

export type CrudOptions = {
  /** Fires an event of a life, one of many. @throws Refusal as server/lives says */
  fire: (
    resource: Resource,
    actor: Actor,
    request: { id: string; body: unknown; rule: RowRule; hooks?: Hooks | undefined },
  ) => Promise<void>;
  hooks: Record<string, Hooks>;
  /** Resources that rights derive from; `changed` runs after each write to one of them. */
  rights: { resources: ReadonlySet<string>; changed: () => Promise<void> };
};

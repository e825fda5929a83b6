import type { Resource } from '../../resources/declare.ts';

/** A fault of a declaration: what is wrong, and what to write instead. English, for developers. */
export type DeclarationFault = {
  resource: Pick<Resource, 'path'>;
  /** Words of the declaration's source in their order; the last one found is where the fault stands. */
  at: readonly string[];
  says: string;
};

/** As a check finds it; the resource is added. */
export type Found = Omit<DeclarationFault, 'resource'>;

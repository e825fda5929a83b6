import type { Resource } from '../../resources/declare.ts';
import { StartError } from '../start-error.ts';
import { declarationFaults } from './declaration-faults.ts';
import type { DeclarationFault } from './found.ts';
import { locate } from './locate.ts';

export type { DeclarationFault } from './found.ts';

/** @throws StartError naming each fault by file and line, with what to write */
export const assertDeclarations = (all: readonly Resource[]): void => refuseFaults(declarationFaults(all));

/** @throws StartError where there are any */
export function refuseFaults(found: readonly DeclarationFault[]): void {
  const faults = found.map((fault) => `  ${locate(fault)}  ${fault.says}`);
  if (faults.length > 0)
    throw new StartError(
      `${faults.length === 1 ? 'A declaration is' : 'Declarations are'} wrong:\n${faults.join('\n')}`,
    );
}

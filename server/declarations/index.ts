import type { Resource } from '../../resources/declare.ts';
import { StartError } from '../start-error.ts';
import { declarationFaults } from './declaration-faults.ts';
import { locate } from './locate.ts';

/** @throws StartError naming each fault by file and line, with what to write */
export function assertDeclarations(all: readonly Resource[]): void {
  const faults = declarationFaults(all).map((fault) => `  ${locate(fault)}  ${fault.says}`);
  if (faults.length > 0)
    throw new StartError(
      `${faults.length === 1 ? 'A declaration is' : 'Declarations are'} wrong:\n${faults.join('\n')}`,
    );
}

import type { MendedCell, TransferCalls } from '../domain/calls/transfer.ts';
import { addressOf } from './address.ts';
import type { Http, Signalled } from './http.ts';

const importsOf = (resourceName: string) => `/${addressOf(resourceName)}/import` as const;
const at = (resourceName: string, id: string) =>
  `${importsOf(resourceName)}/${encodeURIComponent(id)}` as const;

/** Verbs of an import beside its upload and its check; loaded with its dialog. */
export const createImportVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** One's own stored imports, the last first. */
  storedImports: (resourceName: string, options?: Signalled) =>
    call<TransferCalls['stored']>('GET', importsOf(resourceName), options),
  /** Checks again with these cells in place of the file's. */
  mendImport: (resourceName: string, id: string, cells: readonly MendedCell[]) =>
    call<TransferCalls['mend']>('POST', `${at(resourceName, id)}/mend`, { body: { cells: [...cells] } }),
  /** Takes back all that it stored. */
  undoImport: (resourceName: string, id: string) =>
    call<TransferCalls['undo']>('POST', `${at(resourceName, id)}/undo`),
});

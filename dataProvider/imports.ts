import type { MendedCell, TransferCalls } from '../domain/calls/transfer.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';

const at = (resourceName: string, id: string) =>
  `/${addressOf(resourceName)}/import/${encodeURIComponent(id)}` as const;

/** Verbs of an import beside its upload and its check; loaded with its dialog. */
export const createImportVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** Checks again with these cells in place of the file's. */
  mendImport: (resourceName: string, id: string, cells: readonly MendedCell[]) =>
    call<TransferCalls['mend']>('POST', `${at(resourceName, id)}/mend`, { body: { cells: [...cells] } }),
  /** Takes back all that it stored. */
  undoImport: (resourceName: string, id: string) =>
    call<TransferCalls['undo']>('POST', `${at(resourceName, id)}/undo`),
});

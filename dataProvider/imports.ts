import type { TransferCalls } from '../domain/calls/transfer.ts';
import { addressOf } from './address.ts';
import type { Http } from './http.ts';

const at = (resourceName: string, id: string) =>
  `/${addressOf(resourceName)}/import/${encodeURIComponent(id)}` as const;

/** Verbs of an import's last steps; loaded with its dialog. */
export const createImportVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** Takes back all that it stored. */
  undoImport: (resourceName: string, id: string) =>
    call<TransferCalls['undo']>('POST', `${at(resourceName, id)}/undo`),
});

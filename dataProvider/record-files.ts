import type { RecordFileCalls } from '../domain/calls/record-files.ts';
import { addressOf } from './address.ts';
import type { Http, Signalled } from './http.ts';

/** A file of a field of a resource; of a record's once it is saved. */
export type FileAt = { resource: string; recordId: string | undefined; field: string; fileId: string };

export const createRecordFileVerbs = ({ call, file }: Http) => ({
  /** Uploads a file for a record to name by the id that it gets. */
  uploadRecordFile: (resource: string, field: string, content: File, options?: Signalled) => {
    const body = new FormData();
    body.append('file', content, content.name);
    return call<RecordFileCalls['upload']>('POST', `/${addressOf(resource)}/files/${field}`, {
      body,
      ...options,
    });
  },
  /** @param size of a picture of it, in place of the file itself */
  recordFileBlob: (
    { resource, recordId, field, fileId }: FileAt,
    size?: 'small' | 'large',
    options?: Signalled,
  ) => {
    const sent = { ...(size && { query: { thumb: size === 'large' ? '2' : '1' } }), ...options };
    const base = `/${addressOf(resource)}` as const;
    return recordId
      ? file<RecordFileCalls['read']>('GET', `${base}/${recordId}/files/${field}/${fileId}`, sent)
      : file<RecordFileCalls['readUpload']>('GET', `${base}/files/${field}/${fileId}`, sent);
  },
});

import type { SetupCalls } from '../domain/calls/setup.ts';
import type { Http, Signalled } from './http.ts';

const base = '/setting/api/Setup';
const workbook = `${base}/Workbook` as const;

/** The set-up assistant's calls; made where they are used, since few need them. */
export const createSetupVerbs = ({ call, file }: Pick<Http, 'call' | 'file'>) => ({
  read: (options?: Signalled) => call<SetupCalls['read']>('GET', base, options),
  settle: (home: 'skipped' | 'done') => call<SetupCalls['settle']>('POST', base, { body: { home } }),
  starter: (options?: Signalled) => call<SetupCalls['starter']>('GET', `${base}/Starter`, options),
  takeStarter: (keys: string[]) =>
    call<SetupCalls['takeStarter']>('POST', `${base}/Starter`, { body: { keys } }),
  invite: () => call<SetupCalls['invite']>('POST', `${base}/Invitation`),
  workbook: () => file<SetupCalls['workbook']>('GET', workbook),
  uploadWorkbook: (given: File) => {
    const body = new FormData();
    body.set('file', given);
    return call<SetupCalls['uploadWorkbook']>('POST', workbook, { body });
  },
  workbookJob: (id: string, options?: Signalled) =>
    call<SetupCalls['workbookJob']>('GET', `${workbook}/${id}`, options),
  markedWorkbook: (id: string) => file<SetupCalls['markedWorkbook']>('GET', `${workbook}/${id}/marked`),
  applyWorkbook: (id: string) => call<SetupCalls['applyWorkbook']>('POST', `${workbook}/${id}/apply`),
  cancelWorkbook: (id: string) => call<SetupCalls['cancelWorkbook']>('DELETE', `${workbook}/${id}`),
});

export type SetupVerbs = ReturnType<typeof createSetupVerbs>;

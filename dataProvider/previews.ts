import type { NumberSample, PreviewCalls } from '../domain/calls/previews.ts';
import { asJson, type Http, type Signalled } from './http.ts';

export const createPreviewVerbs = ({ call, blob }: Http) => ({
  templatePdf: (template: { content: string; scriptSubTypeId: string | null }, options?: Signalled) =>
    blob('/master-data/api/ScriptTemplate/preview', { ...asJson('POST', template), ...options }),
  letterheadPdf: (
    letterhead: { content: string; companyName: string; logo?: string | null },
    options?: Signalled,
  ) => blob('/master-data/api/LetterheadTemplate/preview', { ...asJson('POST', letterhead), ...options }),
  nextNumbers: (body: NumberSample, options?: Signalled) =>
    call<PreviewCalls['numbers']>('POST', '/master-data/api/ScriptNumberCode/preview', { body, ...options }),
  /** Names of variables in use, the most used first. */
  contractVariables: async (options?: Signalled) =>
    (
      await call<PreviewCalls['contractVariables']>('GET', '/master-data/api/ContractVariable', options)
    ).items.map(({ name }) => name),
});

import type { BodyOf } from '../domain/calls/define-call.ts';
import type { PreviewCalls } from '../domain/calls/previews.ts';
import type { Http, Sendable, Signalled } from './http.ts';

export const createPreviewVerbs = ({ call, file }: Http) => ({
  templatePdf: (body: Sendable<BodyOf<PreviewCalls['template']>>, options?: Signalled) =>
    file<PreviewCalls['template']>('POST', '/master-data/api/ScriptTemplate/preview', { body, ...options }),
  subTypePdf: (body: Sendable<BodyOf<PreviewCalls['subType']>>, options?: Signalled) =>
    file<PreviewCalls['subType']>('POST', '/master-data/api/ScriptSubType/preview', { body, ...options }),
  letterheadPdf: (body: Sendable<BodyOf<PreviewCalls['letterhead']>>, options?: Signalled) =>
    file<PreviewCalls['letterhead']>('POST', '/master-data/api/LetterheadTemplate/preview', {
      body,
      ...options,
    }),
  nextNumbers: (body: BodyOf<PreviewCalls['numbers']>, options?: Signalled) =>
    call<PreviewCalls['numbers']>('POST', '/master-data/api/ScriptNumberCode/preview', { body, ...options }),
  /** Names of variables in use, the most used first. */
  contractVariables: async (options?: Signalled) =>
    (
      await call<PreviewCalls['contractVariables']>('GET', '/master-data/api/ContractVariable', options)
    ).items.map(({ name }) => name),
});

import { asJson, type Http } from './http.ts';

type Signalled = { signal?: AbortSignal };

/** A numbering rule as in the form; `id` when it is stored already. */
export type NumberRuleDraft = {
  id?: string;
  pattern: string;
  padding: number;
  reset: string;
  counterScope: string[];
  startAt: number;
};
/** The parts of a number, except sequence and day. */
export type NumberSample = {
  securityCode: string;
  subKindCode: string;
  unitCode: string;
  companyCode: string;
  classificationCode: string;
};
export type NumberCounter = {
  scope: string;
  /** "PT Nusantara Tol Raya · Divisi Operasi · Nota Dinas · 2026" */
  label: string;
  last: number;
  next: string[];
};
export type NumberPreview = {
  sample: NumberSample & { label: string };
  /** For a counter that does not exist yet. */
  fresh: string[];
  counters: NumberCounter[];
  /** More counters there are than are shown. */
  moreCounters: number;
  /** Numbers that this rule would give although a letter has them. */
  repeats: string[];
};

export type PreviewVerbs = {
  templatePdf: (
    template: { content: string; scriptSubTypeId: string | null },
    options?: Signalled,
  ) => Promise<Blob>;
  letterheadPdf: (
    letterhead: { content: string; companyName: string; logo?: string | null },
    options?: Signalled,
  ) => Promise<Blob>;
  nextNumbers: (rule: NumberRuleDraft, options?: Signalled) => Promise<NumberPreview>;
  /** Names of variables in use, the most used first. */
  contractVariables: (options?: Signalled) => Promise<string[]>;
};

export const createPreviewVerbs = (http: Http): PreviewVerbs => ({
  templatePdf: (template, options) =>
    http.blob('/master-data/api/ScriptTemplate/preview', { ...asJson('POST', template), ...options }),
  letterheadPdf: (letterhead, options) =>
    http.blob('/master-data/api/LetterheadTemplate/preview', { ...asJson('POST', letterhead), ...options }),
  nextNumbers: (rule, options) =>
    http.json('/master-data/api/ScriptNumberCode/preview', { ...asJson('POST', rule), ...options }),
  contractVariables: async (options) =>
    (await http.json<{ items: { name: string }[] }>('/master-data/api/ContractVariable', options)).items.map(
      ({ name }) => name,
    ),
});

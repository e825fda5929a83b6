import type { Http } from '../http.ts';
import { createFilingVerbs } from './filing.ts';
import { createItemVerbs } from './items.ts';
import { createRetentionVerbs } from './retention.ts';

export type { FilingUnitVerb } from './filing.ts';
export type { LabelsOf } from './items.ts';

export const createArchiveVerbs = (http: Http) => ({
  ...createItemVerbs(http),
  ...createFilingVerbs(http),
  ...createRetentionVerbs(http),
});

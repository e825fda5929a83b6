import { translate } from '../../../lib/language.ts';
import { notFound, type Refusal } from '../../http/index.ts';

/** Refuses a file that the item does not have, or has no more: 404. */
export const noSuchDocument = (): Refusal =>
  notFound(translate({ id: 'Dokumen ini tidak ditemukan.', en: 'This document was not found.' }));

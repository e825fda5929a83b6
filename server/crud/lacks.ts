import type { Verb } from '../../domain/access/rights.ts';
import { verbLabels } from '../../domain/access/verb-labels.ts';
import { translate } from '../../lib/language.ts';
import type { Resource } from '../../resources/declare.ts';
import { forbidden, type Refusal } from '../http/index.ts';

/** The refusal that names the right which is missing. */
export function lacks(verb: Verb, { label }: Resource): Refusal {
  const { id, en } = verbLabels[verb];
  return forbidden(
    translate({
      id: `Role Anda tidak memuat hak ${id.toLowerCase()} pada ${label.id}.`,
      en: `Your role does not hold the right to ${en.toLowerCase()} in ${label.en}.`,
    }),
  );
}

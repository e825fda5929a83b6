import type { Verb } from '../../../domain/access/rights.ts';
import { verbLabels } from '../../../domain/access/verb-labels.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { forbidden, type Refusal } from '../../http/index.ts';

/** The refusal that names the right which is missing. */
export function lacks(verb: Verb, { label }: Resource): Refusal {
  const right = translate(verbLabels[verb]).toLowerCase();
  return forbidden(
    translate({
      id: `Peran Anda tidak memuat hak ${right} pada ${label.id}.`,
      en: `Your role does not hold the right to ${right} in ${label.en}.`,
    }),
  );
}

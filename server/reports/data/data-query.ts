import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { type Grouping, groupingKey, groupingsOf, summableNames } from '../../../resources/report-fields.ts';
import { badRequest, type ListQuery, readListQuery } from '../../http/index.ts';

export type DataQuery = { groups: Grouping[]; measures: string[]; list: ListQuery };

const mostGroupings = 2;

/**
 * Reads what a report on a resource groups, sums and is narrowed to. Fields that the role does not see are unknown.
 * @param resource as the reader's role sees it
 * @throws Refusal 400 naming the parameter
 */
export function dataQueryOf(resource: Resource, given: Record<string, unknown>): DataQuery {
  const own: Record<string, string[]> = { groupby: [], measures: [] };
  const rest: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(given)) {
    const plain = name.toLowerCase().replaceAll('_', '');
    if (Object.hasOwn(own, plain) && typeof value === 'string')
      own[plain] = [
        ...new Set(
          value
            .split(',')
            .map((one) => one.trim())
            .filter(Boolean),
        ),
      ];
    else rest[name] = value;
  }
  const known = groupingsOf(resource);
  const groups = (own.groupby ?? []).flatMap(
    (wanted) => known.find((one) => isSame(groupingKey(one), wanted)) ?? [],
  );
  const asked = own.groupby?.length ?? 0;
  if (groups.length < asked || asked > mostGroupings)
    throw badRequest({ GroupBy: [translate(asked > mostGroupings ? tooMany : unknownGroup)] });
  const summable = summableNames(resource);
  const measures = (own.measures ?? []).flatMap(
    (wanted) => summable.find((one) => isSame(one, wanted)) ?? [],
  );
  if (measures.length < (own.measures?.length ?? 0))
    throw badRequest({ Measures: [translate(unknownMeasure)] });
  return { groups, measures, list: readListQuery(rest) };
}

const isSame = (one: string, other: string): boolean => one.toLowerCase() === other.toLowerCase();

const unknownGroup = { id: 'Tidak dapat dikelompokkan menurut ini.', en: 'This cannot be grouped by.' };
const tooMany = { id: 'Paling banyak dua kelompok.', en: 'At most two groupings.' };
const unknownMeasure = { id: 'Isian ini tidak dapat dijumlahkan.', en: 'This field cannot be summed.' };

import { translate } from '../../../lib/language.ts';
import { isRequired, type Resource, sortableNames } from '../../../resources/declare.ts';
import { badRequest, type ListQuery, queryMessages } from '../../http/index.ts';
import { kindOf } from '../../kinds/index.ts';
import { quote } from '../sql/columns.ts';
import { sortedAs } from '../sql/natural-order.ts';
import { snakeCase } from '../sql/table.ts';

/** The sort of a list; the id breaks ties, so that every order is total. */
export type Sorting = {
  /** The quoted column with its collation, without its table. */
  column: string;
  direction: 'ASC' | 'DESC';
  /** Its PostgreSQL type, for values that come back as text. */
  type: string;
  nullable: boolean;
};

/** @throws Refusal 400 when no index supports the requested order */
export function sortingOf(resource: Resource, query: Pick<ListQuery, 'orderBy' | 'order'>): Sorting {
  const wanted = query.orderBy?.toLowerCase();
  const name = wanted
    ? sortableNames(resource).find((sortable) => sortable.toLowerCase() === wanted)
    : resource.sort.field;
  if (!name)
    throw badRequest({
      OrderBy: [translate(queryMessages.unsortable)],
    });
  const field = resource.fields[name];
  return {
    column: sortedAs(field, quote(snakeCase(name))),
    direction: wanted ? query.order : resource.sort.order,
    type: field ? kindOf(field).type : 'timestamptz',
    nullable: field !== undefined && field.kind !== 'boolean' && !isRequired(field),
  };
}

/** The order of rows of `alias`. */
export const orderBy = ({ column, direction }: Sorting, alias = 't'): string =>
  `${alias}.${column} ${direction}, ${alias}.id ${direction}`;

/** The order of a list. @throws Refusal 400 where no index carries it */
export const orderOf = (resource: Resource, query: ListQuery): string => orderBy(sortingOf(resource, query));

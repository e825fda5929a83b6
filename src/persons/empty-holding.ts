import { initialOf } from '../../resources/kinds/index.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import type { HoldingValues } from './person-values.ts';

/** A place for a post that is yet to be chosen. */
export const emptyHolding = Object.fromEntries(
  Object.entries(personForm.fields.holdings.fields).map(([name, field]) => [name, initialOf(field)]),
) as HoldingValues;

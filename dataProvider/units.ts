import type { UnitCalls } from '../domain/calls/units.ts';
import type { Http, Signalled } from './http.ts';

/** What a unit's form says of it; loaded with that. */
export const createUnitVerbs = ({ call }: Pick<Http, 'call'>) => ({
  /** How much takes another company code with the unit. */
  followersOf: (id: string, options?: Signalled) =>
    call<UnitCalls['followers']>(
      'GET',
      `/master-data/api/OrganizationUnit/${encodeURIComponent(id)}/followers`,
      options,
    ),
});

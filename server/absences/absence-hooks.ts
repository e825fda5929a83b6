import { endsTooFar } from '../../domain/accounts/absence.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import type { Hooks } from '../crud/index.ts';
import { invalid } from '../http/index.ts';

/** An absence ends within two years, also where an administrator writes it. */
export const absenceHooks: Record<string, Hooks> = {
  [delegation.name]: {
    beforeWrite: async (_tx, { before, values }) => {
      const { isAway, endDate } = { ...before, ...values };
      const becomes = isAway === true && ('isAway' in values || 'endDate' in values);
      const faults = becomes ? endsTooFar(endDate) : {};
      if (faults.endDate) throw invalid(faults);
      return undefined;
    },
  },
};

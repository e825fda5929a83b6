import { letterheadTemplate } from '../../../resources/master-data/template-kop-surat.ts';
import type { Hooks } from '../../crud/index.ts';
import { logoFault } from '../../documents/index.ts';
import { invalid } from '../../http/index.ts';

/** A logo is what its content is, and draws nothing from elsewhere (DESIGN 6). */
export const letterheadHooks: Record<string, Hooks> = {
  [letterheadTemplate.name]: {
    afterWrite: async (_executor, { record }) => {
      const fault = typeof record.logo === 'string' ? logoFault(record.logo) : undefined;
      if (fault) throw invalid({ logo: [fault] });
    },
  },
};

import { isFilled } from '../../../lib/condition.ts';
import { translate } from '../../../lib/language.ts';
import { resources, trigger } from '../../../resources/index.ts';
import { isRecordEvent, knowsRecipient } from '../../../resources/pengaturan/record-recipients.ts';
import type { Hooks } from '../../crud/index.ts';
import { invalid } from '../../http/index.ts';

/** What goes together in a trigger; not in its declaration, which every first screen loads. */
export const triggerHooks: Record<string, Hooks> = {
  [trigger.name]: {
    beforeWrite: async (_tx, { before, values }) => {
      const { event, entity, becomes, urgencies, recipients } = { ...before, ...values };
      const listened = resources.find(({ name }) => name === entity);
      const isUnknown = (one: unknown): boolean => !knowsRecipient(String(one), event, listened);
      const faults = {
        ...(becomes && !String(becomes).startsWith(`${entity}:`)
          ? { becomes: [translate(says.becomes)] }
          : {}),
        ...(isRecordEvent(event) && isFilled(urgencies) ? { urgencies: [translate(says.urgencies)] } : {}),
        ...(Array.isArray(recipients) && recipients.some(isUnknown)
          ? { recipients: [translate(says.recipients)] }
          : {}),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      return undefined;
    },
  },
};

const says = {
  urgencies: { id: 'Hanya naskah yang memiliki sifat.', en: 'Only letters have an urgency.' },
  becomes: { id: 'Isian ini milik data lain.', en: 'This field is of other records.' },
  recipients: {
    id: 'Ada penerima yang tidak dikenal pada peristiwa ini.',
    en: 'This event does not know all of these people.',
  },
};

import { translate } from '../../../lib/language.ts';
import { trigger } from '../../../resources/index.ts';
import { triggerFaults } from '../../../resources/pengaturan/trigger-faults.ts';
import type { Config } from '../../config.ts';
import type { Hooks } from '../../crud/index.ts';
import { invalid } from '../../http/index.ts';
import { refusedAddress } from '../webhook/outside-address.ts';
import { keepWebhook } from '../webhook/secret.ts';

/** What goes together in a trigger, and who wrote the address that it calls. */
export const triggerHooks = ({
  secret,
  webhookHosts,
}: Pick<Config, 'secret' | 'webhookHosts'>): Record<string, Hooks> => ({
  [trigger.name]: {
    beforeWrite: async (_tx, { before, values }) => {
      const whole = { ...before, ...values };
      const { webhookUrl } = values;
      const isRefused = typeof webhookUrl === 'string' && refusedAddress(webhookUrl, webhookHosts);
      const faults = {
        ...triggerFaults(whole),
        ...(isRefused ? { webhookUrl: [translate(refused[isRefused])] } : {}),
      };
      if (Object.keys(faults).length > 0) throw invalid(faults);
      return undefined;
    },
    afterWrite: async (tx, { actor, before, record }) => {
      if (!record.webhookUrl || before?.webhookUrl === record.webhookUrl) return;
      await keepWebhook(tx, secret, { triggerId: String(record.id), userId: actor.userId });
    },
  },
});

const refused = {
  scheme: { id: 'Isi alamat https:// atau http://.', en: 'Enter an https:// or http:// address.' },
  account: {
    id: 'Alamat tidak boleh memuat nama atau kata sandi.',
    en: 'The address must not hold a name or password.',
  },
  inside: {
    id: 'Alamat di dalam jaringan tidak boleh dipanggil. Minta operator menambahkannya di WEBHOOK_HOSTS.',
    en: 'Addresses inside the network may not be called. Ask the operator to add it to WEBHOOK_HOSTS.',
  },
};

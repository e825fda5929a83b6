import { placeholdersIn } from '../../../domain/letters/placeholders.ts';
import { translate } from '../../../lib/language.ts';
import { mayCallResource } from '../../../resources/access.ts';
import { trigger } from '../../../resources/index.ts';
import type { Conditions } from '../../../resources/pengaturan/conditions-schema.ts';
import { texts, triggerFaults } from '../../../resources/pengaturan/trigger-faults.ts';
import { subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { type Actor, viewerOf } from '../../actor.ts';
import type { Config } from '../../config.ts';
import { type Hooks, type Row, seenFor } from '../../crud/index.ts';
import { invalid } from '../../http/index.ts';
import { refusedAddress } from '../webhook/outside-address.ts';
import { keepWebhook } from '../webhook/secret.ts';

/** What goes together in a trigger, and who wrote the address that it calls. */
export const triggerHooks = ({
  secret,
  webhookHosts,
}: Pick<Config, 'secret' | 'webhookHosts'>): Record<string, Hooks> => ({
  [trigger.name]: {
    beforeWrite: async (_tx, { actor, before, values, isRestored }) => {
      const whole = { ...before, ...values };
      const { webhookUrl } = values;
      const isRefused = typeof webhookUrl === 'string' && refusedAddress(webhookUrl, webhookHosts);
      const faults = {
        ...(isRestored ? {} : unseenFaults(actor, whole, values)),
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

/** Conditions and texts ask of records what their author's role sees: the log would tell the rest. */
function unseenFaults(actor: Actor, whole: Row, written: Row): Record<string, string[]> {
  const { resource, fields } = subjectOf(whole.event, whole.entity) ?? {};
  if (!resource || !fields) return {};
  const reads = resource.readByAll || mayCallResource(viewerOf(actor), resource);
  const seen = reads ? seenFor(actor, resource).fields : {};
  const { rules = [] } = (written.conditions ?? {}) as Partial<Conditions>;
  const asked: [string, string[]][] = [
    ['conditions', rules.map(({ field }) => field)],
    ...texts.map(([name]): [string, string[]] => [name, placeholdersIn(String(written[name] ?? ''), false)]),
  ];
  return Object.fromEntries(
    asked.flatMap(([name, names]) => {
      const unseen = names.some((one) => Object.hasOwn(fields, one) && !Object.hasOwn(seen, one));
      return unseen ? [[name, [translate(refused.unseen)]]] : [];
    }),
  );
}

const refused = {
  unseen: { id: 'Peran Anda tidak melihat isian ini.', en: 'Your role does not see this field.' },
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

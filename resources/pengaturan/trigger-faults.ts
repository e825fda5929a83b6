import { isFilled } from '../../lib/condition.ts';
import { translate } from '../../lib/language.ts';
import { resources } from '../index.ts';
import type { Conditions } from './conditions-schema.ts';
import { isRecordEvent, knowsRecipient } from './record-recipients.ts';
import { ruleFault } from './trigger-conditions.ts';
import { subjectOf } from './trigger-subject.ts';
import { wordFaults } from './trigger-words.ts';

type Values = Readonly<Record<string, unknown>>;
type Faults = Record<string, string[]>;

/** What goes together in a trigger, asked by the form and by the server; not declared, as first screens load that. */
export function triggerFaults(values: Values): Faults {
  const { event, entity, becomes, urgencies, delayMinutes } = values;
  const isOfRecords = isRecordEvent(event);
  return {
    ...(becomes && !String(becomes).startsWith(`${entity}:`) ? { becomes: [translate(says.becomes)] } : {}),
    ...((isOfRecords || !isOfLetters(event)) && isFilled(urgencies)
      ? { urgencies: [translate(says.urgencies)] }
      : {}),
    ...recipientFaults(values),
    ...(typeof delayMinutes === 'number' && delayMinutes < 0 && !hasDeadline(event)
      ? { delayMinutes: [translate(says.delay)] }
      : {}),
    ...conditionFaults(values),
    ...textFaults(values),
  };
}

/** Events that are known before their time, so that a trigger may come before them. */
export const hasDeadline = (event: unknown): boolean =>
  event === 'disposisi.batas_waktu' || event === 'kontrak.berakhir' || event === 'arsip.retensi_aktif_habis';

export const isOfLetters = (event: unknown): boolean =>
  typeof event === 'string' && subjectOf(event, null)?.resource === null;

function recipientFaults({ event, entity, recipients }: Values): Faults {
  const listened = resources.find(({ name }) => name === entity);
  const isUnknown = (one: unknown): boolean => !knowsRecipient(String(one), event, listened);
  return Array.isArray(recipients) && recipients.some(isUnknown)
    ? { recipients: [translate(says.recipients)] }
    : {};
}

function conditionFaults({ event, entity, conditions }: Values): Faults {
  const { rules = [] } = (conditions ?? {}) as Partial<Conditions>;
  if (!Array.isArray(rules)) return {};
  const subject = subjectOf(event, entity);
  if (!subject) return {};
  const found = rules.flatMap((rule, index) => {
    const fault = ruleFault(rule, subject.fields);
    return fault ? [`${translate({ id: 'Syarat', en: 'Condition' })} ${index + 1}: ${fault}`] : [];
  });
  return found.length > 0 ? { conditions: found } : {};
}

function textFaults(values: Values): Faults {
  const subject = subjectOf(values.event, values.entity);
  return Object.fromEntries(
    texts.flatMap(([name, place]) => {
      const text = values[name];
      const faults = subject && typeof text === 'string' ? wordFaults(text, subject, place) : [];
      return faults.length > 0 ? [[name, faults]] : [];
    }),
  );
}

export const texts = [
  ['messageTitle', 'title'],
  ['messageText', 'text'],
] as const;

const says = {
  urgencies: { id: 'Hanya naskah yang memiliki sifat.', en: 'Only letters have an urgency.' },
  becomes: { id: 'Isian ini milik data lain.', en: 'This field is of other records.' },
  recipients: {
    id: 'Ada penerima yang tidak dikenal pada peristiwa ini.',
    en: 'This event does not know all of these people.',
  },
  delay: {
    id: 'Jeda negatif hanya untuk peristiwa yang memiliki tenggat.',
    en: 'A negative delay is only for events with a deadline.',
  },
};

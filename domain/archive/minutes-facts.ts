import type { Message } from '../../lib/language.ts';
import type { ProposalStep } from './retention-flow.ts';
import type { ProposalKind } from './retention-parties.ts';

// What minutes of retention say beside their list, and at which step it is filled in (DOMAIN 8, ANRI 37/2016).

/** A number with its date, a text, or an hour (09.00). */
export type FactField = { name: FactName; shape: 'text' | 'day' | 'hour'; label: Message };

export const factNames = [
  'committeeNumber',
  'committeeDate',
  'decreeNumber',
  'decreeDate',
  'consentNumber',
  'consentDate',
  'method',
  'place',
  'from',
  'until',
] as const;
export type FactName = (typeof factNames)[number];
export type MinutesFacts = Partial<Record<FactName, string | null>>;

export const factLabels: Record<FactName, Message> = {
  committeeNumber: { id: 'Nomor SK panitia penilai', en: 'Decree that names the appraisers, number' },
  committeeDate: { id: 'Tanggal SK panitia penilai', en: 'Decree that names the appraisers, date' },
  decreeNumber: { id: 'Nomor SK penetapan daftar arsip', en: 'Decree that fixes the list, number' },
  decreeDate: { id: 'Tanggal SK penetapan daftar arsip', en: 'Decree that fixes the list, date' },
  consentNumber: { id: 'Nomor persetujuan ANRI', en: 'Consent of ANRI, number' },
  consentDate: { id: 'Tanggal persetujuan ANRI', en: 'Consent of ANRI, date' },
  method: { id: 'Metode pemusnahan', en: 'Method of destruction' },
  place: { id: 'Tempat', en: 'Place' },
  from: { id: 'Jam mulai', en: 'Began at' },
  until: { id: 'Jam selesai', en: 'Ended at' },
};

export const shapeOf = (name: FactName): FactField['shape'] =>
  name.endsWith('Date') ? 'day' : name === 'from' || name === 'until' ? 'hour' : 'text';

/** What is filled in of one document: number and date, both or neither. */
const documents: [FactName, FactName][] = [
  ['committeeNumber', 'committeeDate'],
  ['decreeNumber', 'decreeDate'],
  ['consentNumber', 'consentDate'],
];

type Asked = { needed: readonly FactName[]; may?: readonly FactName[] };
const committee: Asked = { needed: ['committeeNumber', 'committeeDate'] };
const decision: Asked = { needed: ['decreeNumber', 'decreeDate'], may: ['consentNumber', 'consentDate'] };
/** The first witness writes it, the second may correct it. */
const destruction: Asked = { needed: ['method', 'place', 'from', 'until'] };

const asked: Record<ProposalKind, Partial<Record<ProposalStep, Asked>>> = {
  transfer: {},
  destroy: {
    appraise: committee,
    approve: decision,
    'witness-legal': destruction,
    'witness-audit': destruction,
  },
  permanent: { appraise: committee, approve: decision, 'hand-over': { needed: ['place'] } },
  appraise: { appraise: committee },
};

/** An hour as it is sent: 09:00. */
export const hourPattern = /^([01]\d|2[0-3]):[0-5]\d$/;
export const noHour: Message = { id: 'Isi jam seperti 09.00.', en: 'Enter a time such as 09:00.' };

/** The facts that a step asks for, in order; those that may be left out are optional. */
export const factsAt = (
  kind: ProposalKind,
  step: ProposalStep,
): { name: FactName; isOptional: boolean }[] => {
  const { needed = [], may = [] } = asked[kind][step] ?? {};
  return [
    ...needed.map((name) => ({ name, isOptional: false })),
    ...may.map((name) => ({ name, isOptional: true })),
  ];
};

/**
 * What is wrong with the facts given at a step; the same on both sides.
 * @param today a document is not dated later
 */
export function factFaults(
  kind: ProposalKind,
  step: ProposalStep,
  given: MinutesFacts,
  today: string,
): Partial<Record<FactName, Message>> {
  const fields = factsAt(kind, step);
  const faults: Partial<Record<FactName, Message>> = {};
  for (const name of factNames) {
    const field = fields.find((one) => one.name === name);
    if (!field && given[name])
      faults[name] = { id: 'Tidak diisi pada langkah ini.', en: 'This step does not ask for it.' };
    else if (field && !field.isOptional && !given[name])
      faults[name] = {
        id: `Isi ${lower(factLabels[name].id)}.`,
        en: `Enter: ${lower(factLabels[name].en)}.`,
      };
    else if (shapeOf(name) === 'hour' && given[name] && !hourPattern.test(given[name])) faults[name] = noHour;
    else if (shapeOf(name) === 'day' && (given[name] ?? '') > today)
      faults[name] = { id: 'Tanggalnya belum tiba.', en: 'That day is still to come.' };
  }
  for (const [number, date] of documents)
    for (const [has, lacks] of [
      [number, date],
      [date, number],
    ] as const)
      if (given[has] && !given[lacks] && !faults[has])
        faults[lacks] ??= { id: 'Isi nomor dan tanggalnya.', en: 'Enter both number and date.' };
  if (given.from && given.until && !faults.from && !faults.until && given.until <= given.from)
    faults.until = { id: 'Selesai harus sesudah mulai.', en: 'It must end after it began.' };
  return faults;
}

/** "SK" keeps its capitals. */
const lower = (words: string): string => words.charAt(0).toLowerCase() + words.slice(1);

import { say } from '../../../../resources/language.ts';
import { letterStateLabels, urgencies } from '../../../../resources/naskah-dinas/letter.ts';
import type { Place } from '../../place.ts';
import { mailboxWords } from '../../words.ts';
import { filterWords } from './words.ts';

/** One way to narrow a list: its name in the address, its name on the server, what it is called. */
export type FilterField = {
  param: string;
  filter: string;
  label: string;
  /** Fixed choices, or the resource whose records are the choices; a day otherwise. */
  options?: { value: string; label: string }[];
  resource?: string;
  isLabel?: boolean;
};

const labelField: FilterField = {
  param: 'label',
  filter: 'labelId',
  label: say(filterWords.label),
  isLabel: true,
};

/** What narrows the inbox. */
export const inboxFields: FilterField[] = [
  {
    param: 'baca',
    filter: 'isRead',
    label: say(filterWords.read),
    options: [
      { value: 'false', label: say(filterWords.isUnread) },
      { value: 'true', label: say(filterWords.isRead) },
    ],
  },
  {
    param: 'cara',
    filter: 'kind',
    label: say(filterWords.receivedAs),
    options: [
      { value: 'receiver', label: say(filterWords.receiver) },
      { value: 'cc', label: say(mailboxWords.cc) },
      { value: 'forwarded', label: say(filterWords.forwarded) },
    ],
  },
  labelField,
  {
    param: 'urgensi',
    filter: 'urgency',
    label: say(filterWords.urgency),
    options: urgencies.map(({ value, label }) => ({ value, label })),
  },
  {
    param: 'keamanan',
    filter: 'permissionClassificationId',
    label: say(filterWords.security),
    resource: 'master-data.klasifikasi-keamanan',
  },
  {
    param: 'jenis',
    filter: 'naskahDinasParentCategoryId',
    label: say(filterWords.kind),
    resource: 'master-data.jenis-naskah-dinas',
  },
  {
    param: 'subjenis',
    filter: 'naskahDinasCategoryId',
    label: say(filterWords.subKind),
    resource: 'master-data.sub-jenis-naskah-dinas',
  },
  {
    param: 'unit',
    filter: 'senderUnitId',
    label: say(filterWords.senderUnit),
    resource: 'master-data.unit-organisasi',
  },
  { param: 'dari', filter: 'receivedFrom', label: say(filterWords.since) },
  { param: 'sampai', filter: 'receivedTo', label: say(filterWords.until) },
];

/** What narrows the letters that were sent on. */
export const outboxFields: FilterField[] = [
  {
    param: 'keadaan',
    filter: 'state',
    label: say(filterWords.state),
    options: (['review', 'signing', 'sent', 'cancelled'] as const).map((value) => ({
      value,
      label: letterStateLabels[value],
    })),
  },
  labelField,
];

/** What the address narrows a list by, as the server takes it; undefined when by nothing. */
export function filterOf(
  place: Pick<Place, 'param'>,
  fields: readonly FilterField[],
): Record<string, string> | undefined {
  const set = fields.flatMap(({ param, filter }) =>
    place.param(param) ? [[filter, place.param(param)] as const] : [],
  );
  return set.length > 0 ? Object.fromEntries(set) : undefined;
}

/** Clears these filters of the address. */
export const noFilter = (fields: readonly FilterField[]): Record<string, null> =>
  Object.fromEntries(fields.map(({ param }) => [param, null]));

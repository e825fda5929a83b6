import { letterStateLabels, urgencies } from '../../../../resources/naskah-dinas/letter.ts';
import type { Place } from '../../place.ts';

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

const labelField: FilterField = { param: 'label', filter: 'labelId', label: 'Label', isLabel: true };

/** What narrows the inbox. */
export const inboxFields: FilterField[] = [
  {
    param: 'baca',
    filter: 'isRead',
    label: 'Dibaca',
    options: [
      { value: 'false', label: 'Belum dibaca' },
      { value: 'true', label: 'Sudah dibaca' },
    ],
  },
  {
    param: 'cara',
    filter: 'kind',
    label: 'Diterima sebagai',
    options: [
      { value: 'receiver', label: 'Penerima' },
      { value: 'cc', label: 'Tembusan' },
      { value: 'forwarded', label: 'Diteruskan' },
    ],
  },
  labelField,
  {
    param: 'urgensi',
    filter: 'urgency',
    label: 'Urgensi',
    options: urgencies.map(({ value, label }) => ({ value, label })),
  },
  {
    param: 'keamanan',
    filter: 'permissionClassificationId',
    label: 'Keamanan',
    resource: 'master-data.klasifikasi-keamanan',
  },
  {
    param: 'jenis',
    filter: 'naskahDinasParentCategoryId',
    label: 'Jenis naskah',
    resource: 'master-data.jenis-naskah-dinas',
  },
  {
    param: 'subjenis',
    filter: 'naskahDinasCategoryId',
    label: 'Sub jenis',
    resource: 'master-data.sub-jenis-naskah-dinas',
  },
  {
    param: 'unit',
    filter: 'senderUnitId',
    label: 'Unit pengirim',
    resource: 'master-data.unit-organisasi',
  },
  { param: 'dari', filter: 'receivedFrom', label: 'Diterima sejak' },
  { param: 'sampai', filter: 'receivedTo', label: 'Diterima sampai' },
];

/** What narrows the letters that were sent on. */
export const outboxFields: FilterField[] = [
  {
    param: 'keadaan',
    filter: 'state',
    label: 'Keadaan',
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

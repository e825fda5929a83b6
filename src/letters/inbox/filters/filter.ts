import type { Place } from '../../place.ts';

/** One way to narrow a list: its name in the address, its name on the server. What it is called: described.ts. */
export type FilterField = { param: string; filter: string };

const labelField: FilterField = { param: 'label', filter: 'labelId' };

/** What narrows the inbox. */
export const inboxFields: readonly FilterField[] = [
  { param: 'baca', filter: 'isRead' },
  { param: 'cara', filter: 'kind' },
  labelField,
  { param: 'urgensi', filter: 'urgency' },
  { param: 'keamanan', filter: 'permissionClassificationId' },
  { param: 'jenis', filter: 'naskahDinasParentCategoryId' },
  { param: 'subjenis', filter: 'naskahDinasCategoryId' },
  { param: 'unit', filter: 'senderUnitId' },
  { param: 'dari', filter: 'receivedFrom' },
  { param: 'sampai', filter: 'receivedTo' },
];

/** What narrows the letters that were sent on. */
export const outboxFields: readonly FilterField[] = [{ param: 'keadaan', filter: 'state' }, labelField];

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

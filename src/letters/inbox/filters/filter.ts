import type { OpenItem } from '../../use-open-item.ts';

/** A filter: its name in the address and on the server. Its label: described.ts. */
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

/** Of a post that several people hold: whose it is of what came to all of them. */
export const sharedFields: readonly FilterField[] = [{ param: 'pemegang', filter: 'owner' }, ...inboxFields];

export const outboxFields: readonly FilterField[] = [{ param: 'keadaan', filter: 'state' }, labelField];

/** Filter in the address, as the server takes it; undefined when none. */
export function filterOf(
  place: Pick<OpenItem, 'param'>,
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

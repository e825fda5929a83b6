import type { PersonAccount, SeenHolding } from '../../domain/calls/persons.ts';
import type { Ref } from '../views/parts.ts';

/** A row of the form: what is sent, and labels beside it. */
export type HoldingValues = {
  id?: string | null;
  positionId: string | null;
  position?: Ref | null;
  type: string;
  startDate: string | null;
  endDate: string | null;
  roleIds: string[];
  roles?: Ref[];
};

export type PersonValues = {
  id?: string;
  personName: string | null;
  npp: string | null;
  email: string | null;
  isldap: string;
  isActive?: boolean;
  /** Given to the person as a whole: they hold with the main post. */
  roleIds?: string[];
  holdings: HoldingValues[];
  account?: PersonAccount;
};

/** What the server says of the fields as they stand. */
export type Looked = {
  taken: { npp: Ref | null; email: Ref | null };
  holdings: readonly (SeenHolding | null)[];
  hasMailServer: boolean;
  isDirectoryConnected: boolean;
};

export const isPast = ({ endDate }: HoldingValues, today: string): boolean =>
  endDate !== null && endDate < today;

/** "Plt. Kepala Divisi". */
export function holdingName({ type, position }: HoldingValues): string {
  const short = { plt: 'Plt. ', plh: 'Plh. ' }[type] ?? '';
  return `${short}${position?.label ?? ''}`;
}

/** The place of the main post: as the database's `main_holding`, or the one that will be. */
function mainAt(holdings: readonly HoldingValues[], today: string): number {
  const [main] = holdings
    .map((row, at) => ({ row, at }))
    .filter(({ row }) => row.positionId && row.startDate && !isPast(row, today))
    .toSorted(
      (one, other) =>
        Number(String(other.row.startDate) <= today) - Number(String(one.row.startDate) <= today) ||
        Number(other.row.type === 'definitif') - Number(one.row.type === 'definitif') ||
        String(one.row.startDate).localeCompare(String(other.row.startDate)),
    );
  return main?.at ?? -1;
}

/** The roles that each post has, with those of the person. */
export function rolesByHolding(
  { holdings = [], roleIds = [] }: Pick<PersonValues, 'holdings' | 'roleIds'>,
  today: string,
): string[][] {
  const main = mainAt(holdings, today);
  return holdings.map((row, at) => [...new Set([...(row.roleIds ?? []), ...(at === main ? roleIds : [])])]);
}

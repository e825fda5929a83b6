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

import type { ServerExtra } from '../../domain/server-extras.ts';
import { useSigned } from './viewer.ts';

/** Whether the server does this beyond SPEC A6, as it says with the current user. */
export function useOffers(extra: ServerExtra): boolean {
  const { data } = useSigned();
  return !data || data.user.extras?.includes(extra) === true;
}

import type { InvitationState } from './invitation.ts';

/** What signing in depends on, stored or still being typed. */
export type SignInFacts = {
  isActive: boolean;
  /** 1 directory, 2 local password (SPEC B6). */
  isldap: string;
  isDirectoryConnected: boolean;
  /** `isOpen`: neither it nor its post is deactivated. */
  holdings: readonly { startDate: string; endDate: string | null; isOpen: boolean }[];
  /** Acts today as a delegate or secretary. */
  actsForOthers: boolean;
  hasPassword: boolean;
  invitation: InvitationState;
};

/** As the list names it (resources/manajemen-user/user.ts, `signIn`). */
export type SignInState =
  | 'dapat'
  | 'tanpa-jabatan'
  | 'jabatan-nanti'
  | 'tanpa-kata-sandi'
  | 'diundang'
  | 'undangan-gagal'
  | 'undangan-berakhir'
  | 'direktori'
  | 'nonaktif';

/**
 * Whether somebody can sign in: decides at the sign-in and in the form. The database's view `sign_in_states` says the
 * same of all, for the list.
 * @returns with the day a post begins, where that alone is missing
 */
export function canSignIn(facts: SignInFacts, today: string): { state: SignInState; from: string | null } {
  const is = (state: SignInState, from: string | null = null) => ({ state, from });
  const isLocal = facts.isldap === '2';
  if (!facts.isActive) return is('nonaktif');
  if (!isLocal && !facts.isDirectoryConnected) return is('direktori');
  const open = facts.holdings.filter(({ isOpen }) => isOpen);
  const isHeld = open.some(
    ({ startDate, endDate }) => startDate <= today && (endDate === null || endDate >= today),
  );
  if (!isHeld && !facts.actsForOthers) {
    const [from] = open
      .map(({ startDate }) => startDate)
      .filter((day) => day > today)
      .toSorted();
    return from ? is('jabatan-nanti', from) : is('tanpa-jabatan');
  }
  if (!isLocal || facts.hasPassword) return is('dapat');
  return is(whileInvited[facts.invitation]);
}

const whileInvited: Record<InvitationState, SignInState> = {
  none: 'tanpa-kata-sandi',
  waiting: 'diundang',
  kept: 'diundang',
  sent: 'diundang',
  shared: 'diundang',
  failed: 'undangan-gagal',
  expired: 'undangan-berakhir',
};

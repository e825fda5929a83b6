import { canSignIn, type SignInFacts, type SignInState } from './can-sign-in.ts';

/** As stored, or as the form stands. */
export type PersonFacts = SignInFacts & {
  identity: 'complete' | 'missing' | 'taken';
  /** Posts without a role, and roles that open nothing, by name. */
  roleless: readonly string[];
  empty: readonly string[];
  /** An invitation goes out with the saving. */
  willInvite: boolean;
  isLocked: boolean;
  mustChangePassword: boolean;
};

/** `later` comes by itself, `open` is in the way until somebody mends it. */
type Standing = 'met' | 'open' | 'later';
type Says<Name extends string, Why extends string> = {
  name: Name;
  standing: Standing;
  why: Why;
  day?: string;
  names?: readonly string[];
};
export type Condition =
  | Says<'identity', 'complete' | 'missing' | 'taken'>
  | Says<'post', 'held' | 'acting' | 'none' | 'later' | 'ended' | 'closed'>
  | Says<'roles', 'given' | 'none' | 'roleless' | 'empty'>
  | Says<
      'invitation',
      'unneeded' | 'onSave' | 'unsent' | 'waiting' | 'sent' | 'shared' | 'failed' | 'expired'
    >
  | Says<
      'password',
      'own' | 'temporary' | 'byInvitation' | 'none' | 'directory' | 'noDirectory' | 'locked' | 'inactive'
    >;

/** What signing in takes, in the order in which it is mended. */
export function signInConditions(
  facts: PersonFacts,
  today: string,
): { state: SignInState; from: string | null; conditions: Condition[] } {
  const can = canSignIn(facts, today);
  const conditions = [identity(facts), post(facts, today), roles(facts), invitation(facts), password(facts)];
  return { ...can, conditions };
}

const identity = ({ identity: why }: PersonFacts): Condition => ({
  name: 'identity',
  standing: why === 'complete' ? 'met' : 'open',
  why,
});

function post(facts: PersonFacts, today: string): Condition {
  // Asked as an account that lacks nothing else.
  const { state, from } = canSignIn({ ...facts, isActive: true, isldap: '2', hasPassword: true }, today);
  const is = (why: Extract<Condition, { name: 'post' }>['why'], day?: string): Condition => ({
    ...{ name: 'post', why, standing: why === 'held' || why === 'acting' ? 'met' : 'open' },
    ...(day && { day }),
  });
  if (state === 'jabatan-nanti' && from) return is('later', from);
  if (state === 'dapat') return is(facts.holdings.some(({ isOpen }) => isOpen) ? 'held' : 'acting');
  if (facts.holdings.length === 0) return is('none');
  return is(facts.holdings.some(({ isOpen }) => isOpen) ? 'ended' : 'closed');
}

function roles({ holdings, roleless, empty }: PersonFacts): Condition {
  if (holdings.length === 0) return { name: 'roles', standing: 'later', why: 'none' };
  if (roleless.length > 0) return { name: 'roles', standing: 'open', why: 'roleless', names: roleless };
  if (empty.length > 0) return { name: 'roles', standing: 'open', why: 'empty', names: empty };
  return { name: 'roles', standing: 'met', why: 'given' };
}

function invitation({ isldap, hasPassword, invitation: state, willInvite }: PersonFacts): Condition {
  const is = (why: Extract<Condition, { name: 'invitation' }>['why'], standing: Standing): Condition => ({
    ...{ name: 'invitation', why, standing },
  });
  if (isldap !== '2' || hasPassword) return is('unneeded', 'met');
  if (state === 'none') return willInvite ? is('onSave', 'later') : is('unsent', 'open');
  if (state === 'failed' || state === 'expired') return is(state, 'open');
  return is(state === 'kept' ? 'shared' : state, 'met');
}

function password(facts: PersonFacts): Condition {
  const is = (why: Extract<Condition, { name: 'password' }>['why'], standing: Standing): Condition => ({
    ...{ name: 'password', why, standing },
  });
  if (!facts.isActive) return is('inactive', 'open');
  if (facts.isldap !== '2')
    return facts.isDirectoryConnected ? is('directory', 'met') : is('noDirectory', 'open');
  if (facts.isLocked) return is('locked', 'open');
  if (facts.hasPassword) return facts.mustChangePassword ? is('temporary', 'met') : is('own', 'met');
  const isInvited = facts.invitation !== 'none' || facts.willInvite;
  return isInvited ? is('byInvitation', 'later') : is('none', 'later');
}

import { expect, it } from 'vitest';
import { type PersonFacts, signInConditions } from '../../../domain/accounts/sign-in-conditions.ts';

const today = '2026-11-29';
const complete: PersonFacts = {
  ...{ isActive: true, isldap: '2', isDirectoryConnected: false, actsForOthers: false },
  holdings: [{ startDate: '2026-01-01', endDate: null, isOpen: true }],
  ...{ hasPassword: true, invitation: 'none', identity: 'complete', roleless: [], empty: [] },
  ...{ willInvite: false, isLocked: false, mustChangePassword: false },
};
const said = (facts: Partial<PersonFacts>) => {
  const { state, conditions } = signInConditions({ ...complete, ...facts }, today);
  return {
    state,
    open: conditions.filter(({ standing }) => standing === 'open').map(({ name, why }) => `${name} ${why}`),
  };
};
const later = { startDate: '2026-12-01', endDate: null, isOpen: true };

it.each<[Partial<PersonFacts>, string, string[]]>([
  [{}, 'dapat', []],
  [{ isActive: false }, 'nonaktif', ['password inactive']],
  [{ isldap: '1' }, 'direktori', ['password noDirectory']],
  [{ isldap: '1', isDirectoryConnected: true, hasPassword: false }, 'dapat', []],
  [{ holdings: [later] }, 'jabatan-nanti', ['post later']],
  [{ holdings: [] }, 'tanpa-jabatan', ['post none']],
  [{ holdings: [], actsForOthers: true }, 'dapat', []],
  [{ holdings: [{ ...later, isOpen: false }] }, 'tanpa-jabatan', ['post closed']],
  [
    { holdings: [{ ...later, startDate: '2026-01-01', endDate: '2026-02-01' }] },
    'tanpa-jabatan',
    ['post ended'],
  ],
  [{ roleless: ['Manajer'] }, 'dapat', ['roles roleless']],
  [{ hasPassword: false }, 'tanpa-kata-sandi', ['invitation unsent']],
  [{ hasPassword: false, willInvite: true }, 'tanpa-kata-sandi', []],
  [{ hasPassword: false, invitation: 'sent' }, 'diundang', []],
  [{ hasPassword: false, invitation: 'failed' }, 'undangan-gagal', ['invitation failed']],
  [{ hasPassword: false, invitation: 'expired' }, 'undangan-berakhir', ['invitation expired']],
  [{ isLocked: true }, 'dapat', ['password locked']],
  [{ identity: 'taken' }, 'dapat', ['identity taken']],
])('%o is %s', (facts, state, open) => {
  expect(said(facts)).toEqual({ state, open });
});

it('names the first day a post begins', () => {
  const { from, conditions } = signInConditions(
    { ...complete, holdings: [{ ...later, startDate: '2027-01-01' }, later] },
    today,
  );
  expect([from, conditions[1]?.day]).toEqual(['2026-12-01', '2026-12-01']);
});

import { expect, test } from 'vitest';
import { type Holding, rolesGained } from '../../../server/permissions/roles-by-day.ts';

const today = '2026-06-15';
const holding = (over: Partial<Holding>): Holding => ({
  id: 'a',
  userId: 'u',
  positionId: 'p',
  type: 'definitif',
  startDate: '2026-01-01',
  endDate: null,
  isActive: true,
  roleIds: [],
  postRoleIds: [],
  isPostActive: true,
  ...over,
});
const plain = holding({ id: 'plain', roleIds: ['pegawai'] });
const second = holding({ id: 'second', type: 'plt', roleIds: ['admin'] });

test.each([
  ['nothing changed', [plain, second], [plain, second], [], []],
  [
    'the main one ends next year',
    [plain, second],
    [{ ...plain, endDate: '2027-05-01' }, second],
    ['admin'],
    ['admin'],
  ],
  [
    'the main one ended before',
    [plain, second],
    [{ ...plain, endDate: '2026-05-01' }, second],
    ['admin'],
    ['admin'],
  ],
  [
    'its post was abolished',
    [plain, second],
    [{ ...plain, isPostActive: false }, second],
    ['admin'],
    ['admin'],
  ],
  [
    'the second is permanent and older',
    [plain, second],
    [plain, { ...second, type: 'definitif', startDate: '2025-01-01' }],
    ['admin'],
    ['admin'],
  ],
  [
    'the second is permanent and younger',
    [plain, second],
    [plain, { ...second, type: 'definitif', startDate: '2026-02-01' }],
    [],
    [],
  ],
  ['one of the past is given a role', [plain], [plain, { ...second, endDate: '2026-06-14' }], [], []],
  ['one to come', [plain], [plain, { ...second, startDate: '2026-07-01' }], [], ['admin']],
  [
    'one to come after the main one',
    [{ ...plain, endDate: '2026-06-30' }],
    [
      { ...plain, endDate: '2026-06-30' },
      { ...second, startDate: '2026-07-01' },
    ],
    ['admin'],
    ['admin'],
  ],
  [
    'the order of its roles',
    [holding({ roleIds: ['pegawai', 'admin'] })],
    [holding({ roleIds: ['admin', 'pegawai'] })],
    ['admin'],
    ['admin'],
  ],
  ['the second ends', [plain, second], [plain, { ...second, endDate: '2026-06-20' }], [], []],
])('%s', (_what, before, after, main, any) => {
  expect(rolesGained(before, after, today)).toEqual({ main, any });
});

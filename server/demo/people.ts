import { dayInWib } from '../../lib/wib.ts';
import { role } from '../../resources/index.ts';
import { user } from '../../resources/manajemen-user/user.ts';
import { delegation } from '../../resources/pengaturan/delegasi.ts';
import { position } from '../../resources/pengaturan/jabatan.ts';
import { jobMapping } from '../../resources/pengaturan/pemetaan-jabatan.ts';
import { secretary } from '../../resources/pengaturan/sekretaris.ts';
import { hashPassword } from '../accounts/index.ts';
import { credentials } from '../accounts/tables.ts';
import { tableOf } from '../crud/index.ts';
import type { Executor } from '../db/executor.ts';
import { starterRoles } from '../starter/index.ts';
import { demoPassword } from './demo-password.ts';
import { demoId } from './ids.ts';
import { asOf } from './periods.ts';
import { readData } from './read-data.ts';

type Position = {
  code: string;
  name: string;
  unitId: string;
  level: number;
  kind: string;
  parentPositionId: string | null;
  canSign: boolean;
  canReview: boolean;
  canDispose: boolean;
};
type User = {
  id: string;
  personName: string;
  email: string;
  npp: string;
  positionId: string;
  roles: string[];
};
type Settings = {
  secretaries: {
    secretaryUserId: string;
    officialPositionId: string;
    canDraftDisposition: boolean;
    canForward: boolean;
    canOpenSecret: boolean;
  }[];
  delegations: {
    id: string;
    fromPositionId: string;
    fromUserId: string;
    toUserId: string;
    startDate: string;
    endDate: string;
    scopes: string[];
    reason: string;
    decree: string;
  }[];
  jobMappings: {
    userId: string;
    positionId: string;
    type: string;
    startDate: string;
    endDate: string | null;
    decree: string | null;
    roles?: string[];
  }[];
};

/** Seeds posts, users, roles, secretaries and delegations. All users sign in with the demo password. */
export async function seedPeople(executor: Executor, now: Date): Promise<void> {
  await seedRoles(executor);
  await executor.insert(tableOf(position)).values(
    readData<Position[]>('positions').map(({ parentPositionId, ...post }) => ({
      ...post,
      id: demoId('position', post.code),
      unitId: demoId('unit', post.unitId),
      parentId: parentPositionId && demoId('position', parentPositionId),
    })),
  );
  const users = readData<User[]>('users');
  await executor.insert(tableOf(user)).values(
    users.map(({ id, personName, email, npp, roles }) => ({
      id: demoId('user', id),
      personName,
      email,
      npp,
      isldap: '2',
      roleIds: roles.map((name) => demoId('role', name)),
    })),
  );
  const passwordHash = await hashPassword(demoPassword);
  await executor
    .insert(credentials)
    .values(users.map(({ id }) => ({ userId: demoId('user', id), passwordHash })));
  await seedSettings(executor, dayInWib(now));
}

async function seedRoles(executor: Executor): Promise<void> {
  await executor
    .insert(tableOf(role))
    .values(starterRoles().map((given) => ({ ...given, id: demoId('role', given.code) })));
}

async function seedSettings(executor: Executor, today: string): Promise<void> {
  const { jobMappings, secretaries, delegations } = readData<Settings>('settings');
  await executor.insert(tableOf(jobMapping)).values(
    jobMappings
      .map((written) => asOf(written, today))
      .map(({ roles, ...mapping }) => ({
        ...mapping,
        roleIds: (roles ?? []).map((name) => demoId('role', name)),
        id: demoId('job-mapping', `${mapping.userId} ${mapping.positionId}`),
        userId: demoId('user', mapping.userId),
        positionId: demoId('position', mapping.positionId),
        // The sample letters begin before the year the holders were recorded in.
        startDate: mapping.type === 'definitif' ? '2024-01-01' : mapping.startDate,
      })),
  );
  await executor.insert(tableOf(secretary)).values(
    secretaries.map((setting) => ({
      id: demoId('secretary', `${setting.secretaryUserId} ${setting.officialPositionId}`),
      secretaryUserId: demoId('user', setting.secretaryUserId),
      officialPositionId: demoId('position', setting.officialPositionId),
      canDraftDisposition: setting.canDraftDisposition,
      canForward: setting.canForward,
      canOpenSecret: setting.canOpenSecret,
    })),
  );
  await executor.insert(tableOf(delegation)).values(
    delegations
      .map((written) => asOf(written, today))
      .map((given) => ({
        id: demoId('delegation', given.id),
        fromPositionId: demoId('position', given.fromPositionId),
        fromUserId: demoId('user', given.fromUserId),
        toUserId: demoId('user', given.toUserId),
        startDate: given.startDate,
        endDate: given.endDate,
        scopes: given.scopes,
        reason: given.reason,
        decree: given.decree,
      })),
  );
}

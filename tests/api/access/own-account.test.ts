import { expect, it } from 'vitest';
import { testApp } from '../../support/app.ts';

const { signIn } = await testApp();

it.each(['/user/api/User', '/user/api/Admin'])(
  'Nobody deactivates the own account by %s, alone or among others',
  async (address) => {
    const admin = await signIn('admin');
    const people = (await admin.get('/user/api/Admin?PerPage=10')).body.data.items as { id: string }[];
    expect(people.length).toBeGreaterThan(1);
    const me = (await admin.get('/user/api/Account/GetUserByToken')).body.data.id as string;
    const { version } = (await admin.get(`${address}/${me}`)).body.data;
    const alone = await admin.put(`${address}/${me}`, { isActive: false, version });
    expect(alone.status).toBe(409);
    expect(alone.body.message).toBe('Anda tidak dapat menonaktifkan akun Anda sendiri.');
    const among = await admin.post(`${address}/bulk`, {
      action: 'update',
      ids: [me],
      data: { isActive: false },
    });
    expect(among.body.data.done).toEqual([]);
    expect((await admin.get(`${address}/${me}`)).body.data.isActive).toBe(true);
  },
);

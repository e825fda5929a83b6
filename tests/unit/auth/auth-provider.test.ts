// @vitest-environment happy-dom
import { HttpResponse, http } from 'msw';
import { setupServer } from 'msw/node';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';

const main = {
  id: 'main',
  type: 'User Main Role',
  pejabatJabatanName: 'Manajer',
  privilegedList: ['/naskah-dinas/inbox'],
};
const second = {
  id: 'second',
  type: 'Secretary',
  pejabatRoleName: 'Sekretaris',
  privilegedList: ['/search'],
};
const state = { active: 'main', switched: [] as string[], userStatus: 200 };

const server = setupServer(
  http.post('*/user/api/Account/login', () =>
    HttpResponse.json({ statusCode: 200, data: { token: 't', refreshToken: '' } }),
  ),
  http.post('*/user/api/Account/RevokeToken', () => HttpResponse.json({ statusCode: 200 })),
  http.get('*/user/api/Account/GetUserByToken', () =>
    HttpResponse.json({
      statusCode: state.userStatus,
      data: {
        id: 'u1',
        personName: 'Nadia Gunadi',
        email: 'nadia@naskah.example',
        urlImage: null,
        type: state.active === 'main' ? main.type : second.type,
        listRoles: [main, second].map((entry) => ({ ...entry, isActive: entry.id === state.active })),
      },
    }),
  ),
  http.post('*/user/api/Role/ChangeRolesV2', async ({ request }) => {
    const { id } = (await request.json()) as { id: string };
    state.switched.push(id);
    if (!['main', 'second'].includes(id)) return HttpResponse.json({ statusCode: 404 });
    state.active = id;
    return HttpResponse.json({ statusCode: 200, token: `token of ${id}` });
  }),
);

/** A page load: modules with an empty memory. */
async function load() {
  vi.resetModules();
  const auth = await import('../../../authProvider/index.ts');
  const { page } = await import('../../../authProvider/session.ts');
  const opened: string[] = [];
  page.open = (path) => opened.push(path);
  await auth.authProvider.login({ email: 'nadia', password: 'benar' });
  return { ...auth, opened };
}

beforeAll(() => server.listen({ onUnhandledFrame: 'error' }));
afterAll(() => server.close());
beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});
afterEach(() => Object.assign(state, { active: 'main', switched: [], userStatus: 200 }));

describe('who is signed in', () => {
  it('is told to react-admin with name and post', async () => {
    const { authProvider } = await load();
    expect(await authProvider.getIdentity()).toMatchObject({
      id: 'u1',
      fullName: 'Nadia Gunadi',
      positionName: 'Manajer',
    });
    expect(await authProvider.getPermissions?.({})).toEqual(['/naskah-dinas/inbox']);
  });

  it('is an error when the service answers with a statusCode other than 200, and may be asked again', async () => {
    const { currentUser } = await load();
    state.userStatus = 500;
    await expect(currentUser()).rejects.toThrow('Data pengguna tidak dapat dimuat.');
    state.userStatus = 200;
    expect((await currentUser()).id).toBe('u1');
  });

  it('may open what the active role holds, by the name of a resource too', async () => {
    const { authProvider } = await load();
    expect(
      await authProvider.canAccess?.({ resource: 'naskah-dinas.inbox', action: 'list', signal: undefined }),
    ).toBe(true);
    expect(
      await authProvider.canAccess?.({ resource: 'manajemen-user.role', action: 'list', signal: undefined }),
    ).toBe(false);
  });

  it('may act on a resource by the privilege it goes by, not by its path', async () => {
    main.privilegedList = ['/pengaturan/pemetaan-jabatan'];
    const { authProvider } = await load();
    const may = (resource: string) =>
      authProvider.canAccess?.({ resource, action: 'create', signal: undefined });
    expect(await may('pengaturan.jabatan')).toBe(true);
    expect(await may('naskah-dinas.instruksi-disposisi')).toBe(false);
    main.privilegedList = ['/naskah-dinas/inbox'];
  });
});

describe('switching the role (SPEC A4)', () => {
  it('stores the choice, restarts at / and leaves the message for the new page', async () => {
    const { switchRole, takeFlash, opened } = await load();
    expect(await switchRole('second')).toBe(true);
    expect(opened).toEqual(['/']);
    expect(takeFlash()).toEqual({ kind: 'success', text: 'Switch role berhasil' });
    expect((await (await load()).currentRole())?.id).toBe('second');
  });

  it('restarts at a page of that role where one is named', async () => {
    const { switchRole, opened } = await load();
    expect(await switchRole('second', '/naskah-dinas/inbox/1')).toBe(true);
    expect(opened).toEqual(['/naskah-dinas/inbox/1']);
  });

  it('changes nothing when the service refuses', async () => {
    const { switchRole, currentRole, opened } = await load();
    expect(await switchRole('unknown')).toBe(false);
    expect(opened).toEqual([]);
    expect((await currentRole())?.id).toBe('main');
  });

  it('is made up for when a new token is of another role than the kept one', async () => {
    localStorage.setItem('naskah.role', 'second');
    const { currentUser, currentRole } = await load();
    expect((await currentUser()).type).toBe('Secretary');
    expect((await currentRole())?.id).toBe('second');
    expect(state.switched).toEqual(['second']);
  });

  it('is forgotten when the person no longer holds the kept role', async () => {
    localStorage.setItem('naskah.role', 'ended');
    const { currentRole } = await load();
    expect((await currentRole())?.id).toBe('main');
    expect(localStorage.getItem('naskah.role')).toBeNull();
    expect(state.switched).toEqual([]);
  });
});

describe('leaving', () => {
  it('forgets session and role, and opens the sign-in without a return path', async () => {
    localStorage.setItem('naskah.role', 'main');
    const { authProvider, opened } = await load();
    expect(await authProvider.logout({})).toBe(false);
    expect(opened).toEqual(['/login']);
    expect(localStorage.getItem('naskah.role')).toBeNull();
    expect(sessionStorage.getItem('naskah.return')).toBeNull();
    await expect(authProvider.checkAuth({})).rejects.toMatchObject({ name: 'SessionEnded' });
  });
});

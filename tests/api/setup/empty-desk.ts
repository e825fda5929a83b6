import { firstCode } from '../../../server/accounts/index.ts';
import { type Caller, type TestApp, testApp } from '../../support/app.ts';

/** An empty installation with its first administrator signed in. */
export async function emptyDesk(): Promise<TestApp & { admin: Caller }> {
  const desk = await testApp({ demo: false });
  const password = 'Kata-Sandi-9';
  const email = 'rina@contoh.example';
  await desk.stranger.post('/user/api/Account/FirstAdministrator', {
    ...{ code: firstCode(desk.config.secret), companyName: 'PT Contoh Karya', companyCode: 'CK' },
    ...{ personName: 'Rina Wati', npp: '1001', email, password },
  });
  return { ...desk, admin: await desk.signIn(email, password) };
}

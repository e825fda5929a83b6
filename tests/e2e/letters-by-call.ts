import type { APIRequestContext } from '@playwright/test';
import { password } from './people.ts';

/** An account's API calls as the wizard makes them, to set up a test. */
export async function callsOf(request: APIRequestContext, account: string) {
  const data = { email: `${account}@naskah.example`, password };
  const session = await request.post('/user/api/Account/login', { headers: key, data });
  const headers = { ...key, Authorization: `Bearer ${(await session.json()).data.token}` };
  const get = async (url: string) => (await (await request.get(url, { headers })).json()).data;
  const post = async (url: string, body: object = {}) =>
    (await (await request.post(url, { headers, data: body })).json()).data;
  const me = await get('/user/api/Account/GetUserByToken');
  return { headers, get, post, person: { userId: me.id, userPositionId: me.positionId, showUserName: true } };
}

export type Calls = Awaited<ReturnType<typeof callsOf>>;

type To = { signer: Calls; receiver: Calls; reviewer?: Calls; security?: string };

/** Submits an internal Nota Dinas by API; without reviewers it goes to its signer. */
export async function sendOff(drafter: Calls, to: To, subject: string): Promise<string> {
  const id = await draft(drafter, to, subject);
  await drafter.post(`/letter/api/Letter/${id}/submit`);
  return id;
}

/** Drafts one that lacks nothing. */
export async function draft(
  drafter: Calls,
  to: To,
  subject: string,
  content = '<p>Mohon persetujuan.</p>',
): Promise<string> {
  const first = async (resource: string, code: string) => {
    const found = await drafter.get(
      `/master-data/api/${resource}/lookup?FirstChar=${encodeURIComponent(code)}&PerPage=1`,
    );
    return found.items[0].id;
  };
  const { id } = await drafter.post('/letter/api/Letter', {
    ...{
      concern: 'internal',
      from: 'internal',
      place: 'Jakarta',
      contentMode: 'editor',
      scriptDate: '2026-11-21',
    },
    naskahDinasParentCategoryId: await first('ScriptType', 'Korespondensi Internal'),
    naskahDinasCategoryId: await first('ScriptSubType', 'Nota Dinas'),
    permissionClassificationId: await first('SecurityClassification', to.security ?? 'Biasa'),
    archiveClassificationId: await first('ArchiveClassification', 'OP.01.02'),
    content,
    senderId: to.signer.person.userId,
    senderPositionId: to.signer.person.userPositionId,
    receivers: [to.receiver.person],
    anyReviewer: to.reviewer ? 'ada' : 'tidakAda',
    reviewers: to.reviewer ? [{ ...to.reviewer.person, reviewOrder: 1 }] : [],
    subject,
  });
  return id;
}

/** Puts a signed letter into an inbox: drafted by delegasi, signed by someone other than the receiver. */
export async function sendTo(
  request: APIRequestContext,
  account: string,
  signedBy: string,
  subject: string,
): Promise<string> {
  const signer = await callsOf(request, signedBy);
  const to = { signer, receiver: await callsOf(request, account) };
  const id = await sendOff(await callsOf(request, 'delegasi'), to, subject);
  await signer.post(`/letter/api/Letter/${id}/sign`, { password });
  return id;
}

const key = { 'X-Api-Key': 'naskah-web' };

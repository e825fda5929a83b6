import { sql } from 'drizzle-orm';
import type { LetterState } from '../../../domain/letters/letter-life.ts';
import { renderNumber } from '../../../domain/letters/render-number.ts';
import { demoPassword } from '../../../server/demo/index.ts';
import { type Caller, type TestApp, testApp } from '../../support/app.ts';

/** A signed-in user with their acting post. */
export type Colleague = Caller & { userId: string; positionId: string; personName: string };

export type Desk = Awaited<ReturnType<typeof openDesk>>;

export const password = demoPassword;

/** How the numbers given now end: `XI/2026`. */
export const monthOfNumber = (): string =>
  renderNumber(
    { pattern: '{bulan_romawi}/{tahun}', padding: 1 },
    {
      ...{ securityCode: '', subTypeCode: '', unitCode: '', companyCode: '', classificationCode: '' },
      sequence: 1,
      at: new Date(),
    },
  );

/**
 * The demo organisation with drafter, reviewer, signer and receivers, and calls for letters between them; desks
 * start empty.
 */
export async function openDesk(env: Record<string, string> = {}) {
  const app = await testApp({ env });
  // Delete the demo's letters, so that tests count only their own.
  await app.db.execute(sql`truncate letter, number_counter, notification cascade`);
  const [staf, atasan, direktur, sekretaris, delegasi, arsiparis, admin, legal] = (await Promise.all(
    ['staf', 'atasan', 'direktur', 'sekretaris', 'delegasi', 'arsiparis', 'admin', 'legal'].map((account) =>
      enter(app, account),
    ),
  )) as [Colleague, Colleague, Colleague, Colleague, Colleague, Colleague, Colleague, Colleague];
  // A second reviewer beside atasan: in the demo the archivist's post reviews nothing.
  await app.db.execute(sql`update position set can_review = true where id = ${arsiparis.positionId}`);
  const ids = {
    kind: await idOf(app, sql`script_type where code = 'KI'`),
    subType: await idOf(app, sql`script_sub_type where code = 'ND'`),
    biasa: await idOf(app, sql`security_classification where code = 'B'`),
    terbatas: await idOf(app, sql`security_classification where code = 'T'`),
    rahasia: await idOf(app, sql`security_classification where code = 'R'`),
    sangatRahasia: await idOf(app, sql`security_classification where code = 'SR'`),
    classification: await idOf(app, sql`archive_classification where code = 'OP.01.01'`),
  };
  const named = (person: Colleague, showUserName = false) => ({
    userId: person.userId,
    userPositionId: person.positionId,
    showUserName,
  });
  /** From staf via atasan, signed by direktur, to delegasi's own post. */
  const letter = (over: Record<string, unknown> = {}) => ({
    concern: 'internal',
    from: 'internal',
    naskahDinasParentCategoryId: ids.kind,
    naskahDinasCategoryId: ids.subType,
    place: 'Jakarta',
    subject: 'Rekayasa lalu lintas Natal',
    contentMode: 'editor',
    content: '<p>Mohon persetujuan atas rencana terlampir.</p>',
    scriptDate: '2026-11-21',
    permissionClassificationId: ids.biasa,
    archiveClassificationId: ids.classification,
    senderId: direktur.userId,
    senderPositionId: direktur.positionId,
    anyReviewer: 'ada',
    receivers: [named(delegasi)],
    ccs: [named(arsiparis)],
    reviewers: [{ ...named(atasan), reviewOrder: 1 }],
    ...over,
  });
  const save = async (over: Record<string, unknown> = {}, drafter: Caller = staf) => {
    const { status, body } = await drafter.post('/letter/api/Letter', letter(over));
    if (status !== 200) throw new Error(`The letter was not saved: ${status} ${JSON.stringify(body)}`);
    return body.data;
  };
  const at = (id: string, rest = '') => `/letter/api/Letter/${id}${rest}`;
  const must = async (answer: Promise<{ status: number; body: { data: never } }>) => {
    const { status, body } = await answer;
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`);
    return body.data as LetterAnswer;
  };
  const submit = (id: string, by: Caller = staf) => must(by.post(at(id, '/submit')));
  const approve = (id: string, by: Caller = atasan) =>
    must(by.post(at(id, '/review'), { decision: 'approve' }));
  const giveBack = (id: string, note = 'Lengkapi lampiran.', by: Caller = atasan) =>
    must(by.post(at(id, '/review'), { decision: 'return', note }));
  const sign = (id: string, by: Caller = direktur) => must(by.post(at(id, '/sign'), { password }));
  const cancel = (id: string, by: Caller = direktur) =>
    must(by.post(at(id, '/cancel'), { reason: 'Keliru.' }));
  const wayTo: Record<LetterState, ((id: string) => Promise<unknown>)[]> = {
    draft: [],
    review: [submit],
    revision: [submit, giveBack],
    signing: [submit, approve],
    cosigning: [submit, approve, sign],
    sent: [submit, approve, sign],
    cancelled: [submit, approve, sign, cancel],
  };
  const inState = async (state: LetterState, over: Record<string, unknown> = {}): Promise<string> => {
    const { id } = await save(state === 'cosigning' ? { ...(await minutesOfTwo(app)), ...over } : over);
    for (const step of wayTo[state]) await step(id);
    return id;
  };
  /** Whether reviewers accept suggestions in letters of this one's kind. */
  const letReviewersEdit = (id: string, isAllowed: boolean) =>
    app.db.execute(sql`update script_sub_type set reviewers_edit = ${isAllowed}
      where id = (select script_sub_type_id from letter where id = ${id})`);
  /** Gives the archive item of a sent letter in the user's unit. */
  const keptOf = (letterId: string, by: Colleague): Promise<string> =>
    idOf(
      app,
      sql`archive where unit_id = (select unit_id from position where id = ${by.positionId})
        and id in (select archive_id from archive_letter where letter_id = ${letterId})`,
    );
  return {
    app,
    people: { staf, atasan, direktur, sekretaris, delegasi, arsiparis, admin, legal },
    ids,
    named,
    letter,
    save,
    at,
    submit,
    approve,
    giveBack,
    sign,
    inState,
    letReviewersEdit,
    keptOf,
  };
}

// biome-ignore lint/suspicious/noExplicitAny: tests read into answers freely, and fail where they are mistaken
export type LetterAnswer = any;

/** Switches a colleague to another role entry, as secretary or delegate. */
export async function actAs(
  app: TestApp,
  account: string,
  type: 'Secretary' | 'Delegation' | 'Additional Role',
): Promise<Caller> {
  const caller = await app.signIn(account);
  const { body } = await caller.get('/user/api/Account/GetUserByToken');
  const entry = body.data.listRoles.find((role: { type: string }) => role.type === type);
  const { status } = await caller.post('/user/api/Role/ChangeRolesV2', { id: entry.id });
  if (status !== 200) throw new Error(`${account} has no entry of type ${type}`);
  return caller;
}

export async function enter(app: TestApp, account: string): Promise<Colleague> {
  const caller = await app.signIn(account);
  const { body } = await caller.get('/user/api/Account/GetUserByToken');
  const { id: userId, positionId, personName } = body.data;
  return { ...caller, userId, positionId, personName };
}

export async function idOf(app: TestApp, from: ReturnType<typeof sql>): Promise<string> {
  const found = await app.db.execute<{ id: string }>(sql`select id from ${from}`);
  const id = found.rows[0]?.id;
  if (!id) throw new Error('The demo does not have it');
  return id;
}

/** Minutes that the director of engineering signs after the letter's signer. */
export async function minutesOfTwo(app: TestApp) {
  const { rows } = await app.db.execute<{ userId: string; userPositionId: string }>(sql`
    select m.user_id as "userId", m.position_id as "userPositionId" from job_mapping m
    join "user" u on u.id = m.user_id where u.email = 'putri.lubis@naskah.example' and m.is_active`);
  return {
    naskahDinasParentCategoryId: await idOf(app, sql`script_type where code = 'KH'`),
    naskahDinasCategoryId: await idOf(app, sql`script_sub_type where code = 'BA'`),
    cosigners: [{ ...rows[0], delegations: [] }],
  };
}

import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { giveReviewLink } from '../../../server/letters/index.ts';
import { idOf, openDesk, password } from './desk.ts';

// SPEC B1: contract letters pass Legal as a reviewer, and its turn has its own task kind.
const desk = await openDesk();
const { staf, atasan, legal, direktur } = desk.people;
await desk.app.db.execute(
  sql`update script_sub_type set uses_contract_parts = true where id = ${desk.ids.subType}`,
);
await desk.app.db.execute(sql`update position set can_review = true where id = ${legal.positionId}`);
const { rows: mandatory } = await desk.app.db.execute<{ id: string; name: string }>(
  sql`select id, name from article_template where is_mandatory and is_active order by sort_order`,
);
const party = (name: string) => ({ name, introductionId: null, values: { nama_perusahaan: name } });
const contract = {
  parties: [party('PT Nusantara Tol Raya (Persero)'), party('PT Adikarya')],
  articles: mandatory.map(({ id }) => id),
  values: { nilai: '1250000000' },
};
/** A text with the headings of these articles. */
const textOf = (names: readonly string[], more = '') =>
  names.map((name, at) => `<p><strong>Pasal ${at + 1}<br>${name}</strong></p><p>Bunyi.</p>`).join('') + more;
const names = mandatory.map(({ name }) => name);
const content = textOf(names);
const byLegal = {
  content,
  contract,
  reviewers: [{ ...desk.named(legal), reviewOrder: 1 }],
};
const tasksOf = async (kind: string) =>
  (await legal.get(`/letter/api/Task?kind=${kind}`)).body.data.items.map(
    (task: { letterId: string }) => task.letterId,
  );

test('what a contract is for, and what of its papers is there, is kept with it', async () => {
  const needId = await idOf(desk.app, sql`contract_need where code = 'KK-01'`);
  const { id } = await desk.save({ content, contract: { ...contract, needId, papers: ['HPS'] } });
  const { body } = await staf.get(desk.at(id));
  expect(body.data.contract).toMatchObject({ needId, papers: ['HPS'] });
  // Of a copy nobody has said yet that they are there.
  const copy = (await staf.post(desk.at(id, '/duplicate'))).body.data.letter;
  expect(copy.contract).toMatchObject({ needId, papers: [] });
  const strange = { contract: { ...contract, needId: newId() }, version: copy.version };
  const refused = await staf.put(desk.at(copy.id), desk.letter(strange));
  expect(refused.status).toBe(422);
  expect(refused.body.errors.contract).toEqual(['Kebutuhan kontrak ini tidak ditemukan. Pilih kembali.']);
});

test('a contract without anybody of Legal among its reviewers is not sent on', async () => {
  const { id } = await desk.save({ content, contract });
  const { status, body } = await staf.post(desk.at(id, '/submit'));
  expect(status).toBe(422);
  expect(body.errors.reviewers?.[0]).toContain('Legal');
});

test('Legal’s turn comes as a task of its own kind and is decided like any other', async () => {
  const { id } = await desk.save({
    content,
    contract,
    reviewers: [
      { ...desk.named(atasan), reviewOrder: 1 },
      { ...desk.named(legal), reviewOrder: 2 },
    ],
  });
  await desk.submit(id);
  expect(await tasksOf('legal')).toEqual([]);
  await desk.approve(id);
  expect(await tasksOf('legal')).toEqual([id]);
  expect(await tasksOf('review')).toEqual([]);
  const told = await legal.get('/notification/api/Notification?isReads=0');
  expect(told.body.data.items[0]).toMatchObject({
    detailUrl: `/naskah-dinas/tugas/legal/${id}`,
    tabName: 'legal',
  });
  const link = await giveReviewLink(desk.app.db, { letterId: id, userId: legal.userId });
  const mailed = await desk.app.stranger.get(`/letter/api/MailedReview?token=${link?.token}`);
  expect(mailed.body.data.taskKind).toBe('legal');
  const { body } = await desk.people.legal.post(desk.at(id, '/review'), { decision: 'approve' });
  expect(body.data.state).toBe('signing');
  expect(await tasksOf('legal')).toEqual([]);
});

test('somebody of Legal who reviews what is no contract has an ordinary turn', async () => {
  const other = await idOf(
    desk.app,
    sql`script_sub_type where not uses_contract_parts
    and 'internal-internal' = any(flows) and min_signer_level >= 2 and is_active
    and script_type_id = ${desk.ids.kind} limit 1`,
  );
  const { id } = await desk.save({
    naskahDinasCategoryId: other,
    reviewers: [{ ...desk.named(legal), reviewOrder: 1 }],
  });
  await desk.submit(id);
  expect(await tasksOf('review')).toEqual([id]);
});

test('Legal is not dropped from a contract while it is under review, and it is not signed without', async () => {
  const byBoth = [atasan, legal].map((one, at) => ({ ...desk.named(one), reviewOrder: at + 1 }));
  const { id } = await desk.save({ content, contract, reviewers: byBoth });
  await desk.submit(id);
  const { version } = (await staf.get(desk.at(id))).body.data;
  const without = desk.letter({ content, contract, reviewers: byBoth.slice(0, 1) });
  const dropped = await staf.put(desk.at(id), { ...without, version });
  expect(dropped.status).toBe(422);
  expect(dropped.body.errors.reviewers?.[0]).toContain('Legal');
  // However Legal got lost, the last paraf must not lead to signing.
  await desk.app.db.execute(
    sql`delete from letter_reviewer where letter_id = ${id} and position_id = ${legal.positionId}`,
  );
  const refused = await atasan.post(desk.at(id, '/review'), { decision: 'approve' });
  expect(refused.status).toBe(409);
  expect(refused.body.message).toContain('Legal');
  expect((await staf.get(desk.at(id))).body.data.state).toBe('review');
});

test('parties, mandatory articles and open places keep a contract from being sent, and are told before', async () => {
  const wanting = [
    [{ ...byLegal, content: '<p>Isi.</p>', contract: null }, 'contract', /dua pihak.*Pasal wajib belum ada/],
    [
      { ...byLegal, contract: { ...contract, parties: [party('PT A'), party(' pt a ')] } },
      'contract',
      /dua pihak/,
    ],
    [
      { ...byLegal, content: textOf(names.slice(1)) },
      'contract',
      new RegExp(`Pasal wajib belum ada: ${mandatory[0]?.name}\\.`),
    ],
    [{ ...byLegal, content: textOf(names, '<p>Mulai [tanggal mulai].</p>') }, 'content', /\[tanggal mulai\]/],
  ] as const;
  for (const [over, field, said] of wanting) {
    const { id } = await desk.save(over);
    const { body: told } = await staf.get(desk.at(id, '/check'));
    const { status, body } = await staf.post(desk.at(id, '/submit'));
    expect(status).toBe(422);
    expect(Object.keys(body.errors)).toEqual([field]);
    expect(body.errors[field]?.[0]).toMatch(said);
    expect(told.data.errors).toEqual(body.errors);
  }
  const { id } = await desk.save(byLegal);
  expect((await staf.get(desk.at(id, '/check'))).body.data).toEqual({ errors: {} });
  expect((await atasan.get(desk.at(id, '/check'))).status).toBe(404);
  expect((await staf.get(desk.at(id))).body.data.contract).toEqual(contract);
});

test('an article worded otherwise counts where its drafter says that it stands, a tick does not', async () => {
  const [first] = mandatory;
  const text = textOf(['Ketentuan Umum', ...names.slice(1)]);
  const at = (heading: string) => ({
    ...byLegal,
    content: text,
    contract: { ...contract, standsAt: { [first?.id ?? '']: heading } },
  });
  const missing = { contract: [expect.stringContaining(first?.name ?? '')] };
  expect(await told({ ...byLegal, content: text })).toEqual(missing);
  expect(await told(at('Lain-lain'))).toEqual(missing);
  expect(await told(at('Ketentuan umum'))).toEqual({});
});

// A contract on the letterhead of our company, ours the second of its parties.
const introduced = (name: string, official: string) => ({
  ...party(name),
  wording: '{{nama_perusahaan}}, diwakili oleh {{nama_penanda_tangan}}.',
  values: { nama_perusahaan: name, ...(official && { nama_penanda_tangan: official }) },
});
const withTag = (...parties: ReturnType<typeof party>[]) => ({
  ...byLegal,
  content: textOf(names, '<p>{{para_pihak}}</p>'),
  contract: { ...contract, parties },
});
const told = async (over: Record<string, unknown>) => {
  const { id } = await desk.save(over);
  return (await staf.get(desk.at(id, '/check'))).body.data.errors;
};

test('whose signer is still open is told of the parties as they are printed, ours wherever it stands', async () => {
  await desk.app.db.execute(
    sql`update script_sub_type set arrangement = 'perjanjian' where id = ${desk.ids.subType}`,
  );
  const ours = introduced('PT. Nusantara Tol Raya, (PERSERO)', '');
  expect(await told(withTag(introduced('PT Adikarya', 'Uli Kusnadi'), ours))).toEqual({});
  expect(await told(withTag(introduced('PT Adikarya', ''), ours))).toEqual({
    content: [expect.stringContaining('[nama penanda tangan]')],
  });
  // Not printed where the text does not name them.
  expect(await told({ ...withTag(introduced('PT Adikarya', ''), ours), content })).toEqual({});
});

test('one party of a contract, and one only, is the company of its letterhead', async () => {
  const others = [party('PT Adikarya'), party('PT Bina Marga')];
  const ours = party('PT Nusantara Tol Raya (Persero)');
  expect(await told(withTag(...others))).toEqual({
    contract: [expect.stringMatching(/Tidak ada pihak.*PT Nusantara Tol Raya \(Persero\)/)],
  });
  const twice = [...others, ours, party('PT Nusantara Tol Raya Persero')];
  expect(await told(withTag(...twice))).toEqual({ contract: [expect.stringContaining('Lebih dari satu')] });
  expect(await told(withTag(...others, ours))).toEqual({});
});

test('a contract is signed with parties, articles and Legal’s paraf only, however it came there', async () => {
  const { id } = await desk.save(byLegal);
  await desk.submit(id);
  await desk.approve(id, legal);
  const sign = () => direktur.post(desk.at(id, '/sign'), { password, confirmOpenPlaces: true });
  await desk.app.db.execute(sql`update letter set contract = null where id = ${id}`);
  await desk.app.db.execute(sql`update letter_content set content = '<p>Isi.</p>' where letter_id = ${id}`);
  const refused = await sign();
  expect(refused.status).toBe(409);
  expect(refused.body.message).toMatch(/dua pihak.*Pasal wajib/);
  await desk.app.db.execute(
    sql`update letter set contract = ${JSON.stringify(contract)}::jsonb where id = ${id}`,
  );
  await desk.app.db.execute(sql`update letter_content set content = ${content} where letter_id = ${id}`);
  await desk.app.db.execute(sql`update letter_reviewer set status = 'returned' where letter_id = ${id}`);
  expect((await sign()).body.message).toContain('Legal');
  await desk.app.db.execute(sql`update letter_reviewer set status = 'approved' where letter_id = ${id}`);
  expect((await sign()).status).toBe(200);
});

test('one of Legal who returned a contract is not left out', async () => {
  const { id } = await desk.save(byLegal);
  await desk.submit(id);
  await desk.giveBack(id, 'Pasal 3 belum tepat.', legal);
  const { status, body } = await staf.post(desk.at(id, '/submit'), { skipReason: 'Sudah lisan.' });
  expect([status, Object.keys(body.errors)]).toEqual([422, ['reviewers']]);
  expect((await desk.submit(id)).holder.personName).toBe(legal.personName);
});

test('whoever makes a contract sees its articles beside the templates’, nobody else does', async () => {
  const [first, second] = mandatory;
  const { rows } = await desk.app.db.execute<{ content: string }>(
    sql`select content from article_template where id = ${first?.id}`,
  );
  const wording = rows[0]?.content.replaceAll(/\{\{[^}]*\}\}/g, 'lima');
  const head = (no: number, title: string | undefined) => `<h3>Pasal ${no}<br>${title}</h3>`;
  const { id } = await desk.save({
    ...byLegal,
    content: `${head(1, second?.name)}<p>Lain.</p>${head(2, 'Keadaan Khusus')}<p>Baru.</p>${head(3, first?.name)}${wording}<p>Demikian perjanjian ini dibuat.</p>`,
  });
  await staf.post(desk.at(id, '/submit'));
  const { body } = await staf.get(desk.at(id, '/articles'));
  expect(body.data.articles).toMatchObject([
    { no: 1, title: second?.name, likeness: 'changed' },
    { no: 2, title: 'Keadaan Khusus', likeness: 'own', difference: [] },
    { no: 3, title: first?.name, likeness: 'template', difference: [] },
  ]);
  expect(JSON.stringify(body.data.articles[0].difference)).toContain('Lain');
  expect(body.data.missing).toEqual(names.slice(2));
  expect((await atasan.get(desk.at(id, '/articles'))).status).toBe(404);
});

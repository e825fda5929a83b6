import { sql } from 'drizzle-orm';
import { expect, test } from 'vitest';
import { openDesk } from './desk.ts';

// The typesetter's own pages for whoever reads (SPEC B1.3).
const desk = await openDesk();
const { staf, direktur, legal } = desk.people;
const { db } = desk.app;

type Page = { width: number; height: number; svg: string; words: { text: string }[][] };
type Drawn = { shared: string; pages: Page[] } | null;
const pagesOf = async (id: string, who = staf) => {
  const { status, body } = await who.get(desk.at(id, '/pages'));
  return { status, drawn: body.data?.drawn as Drawn };
};

test('a draft is drawn page by page, and signed as it was signed', async () => {
  const draft = await pagesOf(await desk.inState('draft', { content: '<p>Mohon arahan.</p>'.repeat(40) }));
  expect(draft.drawn?.pages.map(({ width, height }) => [width, height])).toEqual([
    [596, 842],
    [596, 842],
  ]);
  const id = await desk.inState('sent');
  const signed = await pagesOf(id, direktur);
  expect(signed.drawn?.pages).toHaveLength(1);
  expect(JSON.stringify(signed.drawn)).not.toMatch(/foreignObject|<script/);
});

test('a signed letter that would be set otherwise today is not drawn', async () => {
  const id = await desk.inState('sent');
  await db.execute(sql`
    update letter_document set printed = jsonb_set(printed, '{facts,kindName}', '"Nota Lain"') where letter_id = ${id}`);
  expect(await pagesOf(id)).toEqual({ status: 200, drawn: null });
});

test('above Biasa the reader is named on the pages, and the opening is logged once', async () => {
  const over = { permissionClassificationId: desk.ids.terbatas };
  const open = await pagesOf(await desk.inState('sent'));
  const id = await desk.inState('sent', over);
  const named = await pagesOf(id);
  expect(named.drawn?.pages[0]?.svg.length).toBeGreaterThan(1.5 * (open.drawn?.pages[0]?.svg.length ?? 0));
  await staf.get(desk.at(id));
  await pagesOf(id);
  const { rows } = await db.execute(sql`
    select from audit_log where record_id = ${id} and action = 'open' and user_id = ${staf.userId}`);
  expect(rows).toHaveLength(2);
});

test('a letter of more pages than a screen can take is not drawn', async () => {
  const content = Array.from({ length: 31 }, (_, at) => `<h3>Lampiran ${at + 1}</h3><p>Isi.</p>`).join('');
  const many = await desk.inState('draft', { content });
  expect(await pagesOf(many)).toEqual({ status: 200, drawn: null });
});

test('who may not open the letter sees no page', async () => {
  expect((await pagesOf(await desk.inState('draft'), legal)).status).toBe(404);
});

test('a draft is previewed with a text that is not saved, and what cannot be printed is named at its field', async () => {
  const id = await desk.inState('draft', { content: '<p>Teks tersimpan.</p>' });
  const preview = async (body: object) => {
    const answer = await staf.post(desk.at(id, '/preview'), body);
    return { ...answer, said: JSON.stringify(answer.body.data?.drawn?.pages[0].words) };
  };
  expect((await preview({})).said).toContain('"Teks tersimpan."');
  const typed = await preview({ content: '<p onclick="x">Teks baru.</p><script>1</script>' });
  expect(typed.said).toContain('"Teks baru."');
  expect(typed.said).not.toContain('tersimpan');
  expect((await pagesOf(id)).drawn?.pages[0]?.words.flat().map(({ text }) => text)).toContain(
    'Teks tersimpan.',
  );
  const { status, body } = await preview({ content: '<p>Tanda \u{10fffd}</p>' });
  expect([status, Object.keys(body.errors ?? {})]).toEqual([422, ['content']]);
});

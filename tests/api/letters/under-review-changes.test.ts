import { describe, expect, test } from 'vitest';
import { openUnderReviewDesk } from './under-review-desk.ts';

const desk = await openUnderReviewDesk();
const { reviewers, noticesOf, titlesOf, eventsOf, clearNotices } = desk;
const { staf, atasan, delegasi, arsiparis } = desk.people;

describe('a text that changed after a paraf', () => {
  const edit = async (id: string, over: Record<string, unknown>, people = [atasan, arsiparis]) => {
    const { version } = (await staf.get(desk.at(id))).body.data;
    const answer = await staf.put(desk.at(id), {
      ...desk.letter({ reviewers: reviewers(...people), ...over }),
      version,
    });
    expect(answer.status).toBe(200);
  };
  const returned = async () => {
    const { id } = await desk.save({ reviewers: reviewers(atasan, arsiparis) });
    await desk.submit(id);
    await desk.approve(id);
    await desk.giveBack(id, 'Ubah angka.', arsiparis);
    await clearNotices();
    return id;
  };

  test('is told to those who gave one, once it is sent on again', async () => {
    const id = await returned();
    await edit(id, { content: '<p>Angka yang benar.</p>' });
    expect(await titlesOf(atasan)).toEqual([]);
    await desk.submit(id);
    expect(await noticesOf(atasan)).toMatchObject([
      { title: 'Naskah berubah setelah paraf Anda', detailUrl: `/naskah-dinas/tugas/${id}` },
    ]);
    expect(await eventsOf(id)).toEqual([
      ...['created', 'submitted', 'approved', 'returned', 'edited', 'submitted'],
    ]);
  });

  test('is not told where nothing but the reviewers changed', async () => {
    const id = await returned();
    await edit(id, {}, [atasan, arsiparis, delegasi]);
    await desk.submit(id);
    expect(await titlesOf(atasan)).toEqual([]);
    expect(await eventsOf(id)).not.toContain('edited');
  });

  test('is told as class and not by its subject where the class masks subjects', async () => {
    const { id } = await desk.save({
      reviewers: reviewers(atasan, arsiparis),
      permissionClassificationId: desk.ids.sangatRahasia,
    });
    await desk.submit(id);
    await desk.approve(id);
    await clearNotices();
    await staf.post(desk.at(id, '/nudge'), { note: 'Soal akuisisi.' });
    const [notice] = await noticesOf(arsiparis);
    expect(notice?.title).toBe('Pengingat: naskah menunggu Anda');
    expect(notice?.message).not.toMatch(/akuisisi|Rekayasa/);
  });
});

describe('the class of a letter that was sent on', () => {
  const classified = async (id: string, permissionClassificationId: string | null) => {
    const { version } = (await staf.get(desk.at(id))).body.data;
    return staf.put(desk.at(id), desk.letter({ permissionClassificationId, version }));
  };

  test('is raised by its drafter, and not lowered any more, by taking it away neither', async () => {
    const id = await desk.inState('revision', { permissionClassificationId: desk.ids.terbatas });
    for (const lower of [desk.ids.biasa, null]) {
      const { status, body } = await classified(id, lower);
      expect(status).toBe(422);
      expect(body.errors.permissionClassificationId?.[0]).toContain('hanya dapat diturunkan');
    }
    expect((await classified(id, desk.ids.terbatas)).status).toBe(200);
    expect((await classified(id, desk.ids.rahasia)).status).toBe(200);
    expect((await staf.get(desk.at(id))).body.data.permissionClassificationRank).toBe(3);
  });

  test('is free before', async () => {
    const { id } = await desk.save({ permissionClassificationId: desk.ids.rahasia });
    expect((await classified(id, desk.ids.biasa)).status).toBe(200);
  });
});

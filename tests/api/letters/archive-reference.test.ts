import { expect, test } from 'vitest';
import { newId } from '../../../server/db/ids.ts';
import { type Colleague, openDesk } from './desk.ts';

const desk = await openDesk();
const { staf, atasan, direktur } = desk.people;

/** An item of the person's own unit. */
async function itemOf(person: Colleague, title: string, securityId: string): Promise<string> {
  const made = await person.post('/arsip/api/Archive', {
    title,
    number: '12/A/2025',
    documentDate: '2025-03-04',
    classificationId: desk.ids.classification,
    securityId,
    developmentLevel: 'asli',
  });
  expect(made.status, JSON.stringify(made.body)).toBe(200);
  return made.body.data.id;
}

test('a letter refers to an item of the archive, and says which to who may know of it', async () => {
  const item = await itemOf(staf, 'Berita acara uji laik fungsi', desk.ids.biasa);
  const saved = await desk.save({ archiveReferenceId: item });
  expect(saved).toMatchObject({
    archiveReferenceId: item,
    archiveReferenceTitle: '12/A/2025 · Berita acara uji laik fungsi',
  });
});

test('an item that is not there or not the drafter’s to know of cannot be referred to, and neither is told from the other', async () => {
  const secret = await itemOf(direktur, 'Rencana akuisisi ruas', desk.ids.rahasia);
  const [foreign, missing] = await Promise.all(
    [secret, newId()].map((archiveReferenceId) =>
      staf.post('/letter/api/Letter', desk.letter({ archiveReferenceId })),
    ),
  );
  expect(foreign?.status).toBe(422);
  expect(foreign?.body.errors).toEqual({ archiveReferenceId: ['Arsip acuan tidak ditemukan.'] });
  expect(missing?.body).toEqual(foreign?.body);
});

test('who reads the letter without knowing of the item gets its id, and nothing that it says', async () => {
  const secret = await itemOf(staf, 'Daftar gaji direksi', desk.ids.rahasia);
  const id = await desk.inState('review', { archiveReferenceId: secret });
  const read = (await atasan.get(desk.at(id))).body;
  expect(read.data).toMatchObject({ archiveReferenceId: secret, archiveReferenceTitle: null });
  expect(JSON.stringify(read)).not.toContain('gaji');
});

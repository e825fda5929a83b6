// @vitest-environment happy-dom
import { afterEach, expect, it } from 'vitest';
import { sealed } from '../../../src/sealed/index.ts';
import { answerLife, draftLife } from '../../../src/shell/offline/lifetimes.ts';
import { storedHere } from '../../../src/shell/offline/stored-here.ts';
import { waitingStore } from '../../../src/shell/offline/waiting-count.ts';
import { keptTexts } from '../../../src/ui/use-kept-text.ts';

afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

it('lists what this device stores of a person, since when and until when', async () => {
  const at = Date.now() - 60_000;
  const copy = (subject: string, version?: number) =>
    `${at} ${sealed(JSON.stringify({ draft: { id: 'l1', subject }, version, at, tab: 't1' }))}`;
  localStorage.setItem('naskah.copy.u1.l1.t1', copy('Rapat', 3));
  localStorage.setItem('naskah.copy.u1.l2.t1', copy('Baru'));
  localStorage.setItem('naskah.copy.u1.l3.t2', `${at} sealed:AAAA`);
  localStorage.setItem('naskah.copy.u2.l4.t1', copy('Milik orang lain'));
  keptTexts.write('note.l1', { text: 'Angka salah', at, place: '/naskah-dinas/tugas/l1' });
  waitingStore.write('u1', [{ roleId: 'r1', path: '/letter/api/Inbox/i1/close', form: [], at }]);

  const { drafts, texts, writes, letters, answers } = await storedHere('u1');
  const times = { since: at, until: at + draftLife };
  expect(drafts).toMatchObject([
    { subject: 'Rapat', isNew: false, ...times },
    { subject: 'Baru', isNew: true, ...times },
    { subject: undefined, isNew: false, ...times },
  ]);
  expect(texts).toEqual([
    { name: 'note.l1', text: 'Angka salah', since: at, place: '/naskah-dinas/tugas/l1' },
  ]);
  expect(writes).toMatchObject([{ verb: 'close', since: at, until: at + answerLife }]);
  expect({ letters, answers }).toEqual({ letters: [], answers: 0 });
});

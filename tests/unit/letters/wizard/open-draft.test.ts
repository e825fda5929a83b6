// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { newId } from '../../../../dataProvider/index.ts';
import type { Letter, LetterInput } from '../../../../domain/letters/letter.ts';
import { deviceCopies } from '../../../../src/letters/wizard/draft/device-copy.ts';
import { type Draft, emptyDraft, inputOf } from '../../../../src/letters/wizard/draft/draft.ts';
import { asNewDraft } from '../../../../src/letters/wizard/draft/left-behind.ts';
import { type LetterApi, openDraft, startDraft } from '../../../../src/letters/wizard/draft/open-draft.ts';

const failure = (status: number) => Object.assign(new Error('gagal'), { status });

/** A server with one letter. */
function server(id: string, subject: string, version = 1, edit = true) {
  const letter = {
    ...inputOf({ ...emptyDraft(id, '2026-11-18'), subject }).input,
    id,
    version,
    updatedAt: '2026-11-18T02:00:00.000Z',
    reviewers: [],
    attachments: [],
    paper: { signer: null, tags: {} },
    state: 'draft',
    can: { edit },
  } as unknown as Letter;
  const saved: LetterInput[] = [];
  const api: LetterApi = {
    getLetter: async () => letter,
    saveLetter: async (input) => {
      if (input.version !== undefined && input.version !== letter.version) throw failure(409);
      saved.push(input);
      return Object.assign(letter, input, { version: letter.version + 1 }) as Letter;
    },
  };
  return { api, letter, saved };
}

const deskOf = (api: LetterApi, tab = 'tab-a') => ({
  api,
  copies: deviceCopies('u1', tab),
  isOnline: () => true,
});
const open = async (id: string, opening: ReturnType<typeof deskOf>) => {
  const opened = await openDraft(id, opening);
  if (opened.kind !== 'open') throw new Error('closed');
  return opened;
};

beforeEach(() => localStorage.clear());

describe('opening a draft', () => {
  it('gives what the server has when this device kept nothing', async () => {
    const id = newId();
    const opened = await open(id, deskOf(server(id, 'Dari server').api));
    expect(opened.autosave.snapshot()).toMatchObject({
      document: { subject: 'Dari server' },
      state: { kind: 'untouched' },
    });
  });

  it('goes on with what this tab typed and could not send, and sends it', async () => {
    const id = newId();
    const { api, saved } = server(id, 'Lama');
    const desk = deskOf(api);
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Diketik' }, 1);
    const opened = await open(id, desk);
    expect(opened.restored).not.toBeNull();
    expect(await opened.autosave.flush()).toBe(true);
    expect(saved.map(({ subject }) => subject)).toEqual(['Diketik']);
    expect(desk.copies.list()).toEqual([]);
  });

  it('takes what the server says of the signer with each save, also that there is nothing to say any more', async () => {
    const id = newId();
    const { api, letter } = server(id, 'Lama');
    const { autosave } = await open(id, deskOf(api));
    const advised = async (signerAdvice: string | undefined, subject: string) => {
      Object.assign(letter, { signerAdvice });
      autosave.change((draft) => ({ ...draft, subject }));
      expect(await autosave.flush()).toBe(true);
      return autosave.snapshot().document.signerAdvice;
    };
    expect(await advised('Biasanya Direktur Utama.', 'Satu')).toBe('Biasanya Direktur Utama.');
    expect(await advised(undefined, 'Dua')).toBeNull();
  });

  it('saves what was typed beside a text that is too long, and says what is wrong until it is mended', async () => {
    const id = newId();
    const { api, saved } = server(id, 'Lama');
    const tooLong = { subject: 'Paling banyak 300 karakter.' };
    const opened = await open(
      id,
      deskOf({
        ...api,
        saveLetter: async (input) => {
          if (input.subject.length > 300) throw Object.assign(failure(422), { body: { errors: tooLong } });
          return api.saveLetter(input);
        },
      }),
    );
    const { change, flush, snapshot } = opened.autosave;
    const refused = { kind: 'refused', message: tooLong.subject, errors: tooLong };
    change((draft) => ({ ...draft, subject: 'a'.repeat(301) }));
    expect(await flush()).toBe(false);
    expect(saved, 'nothing but the refused text was new').toEqual([]);
    change((draft) => ({ ...draft, content: '<p>Isi</p>' }));
    expect(await flush()).toBe(false);
    expect(snapshot()).toMatchObject({ version: 2, isKept: true, state: refused });
    expect(snapshot().document.subject.length, 'what was typed stands').toBe(301);
    expect(saved).toMatchObject([{ subject: 'Lama', content: '<p>Isi</p>' }]);
    change((draft) => ({ ...draft, subject: 'Baru' }));
    expect(await flush()).toBe(true);
    expect(saved).toMatchObject([
      { subject: 'Lama' },
      { subject: 'Baru', content: '<p>Isi</p>', version: 2 },
    ]);
  });

  it('asks when the server has moved on meanwhile', async () => {
    const id = newId();
    const { api, saved } = server(id, 'Orang lain', 5);
    const desk = deskOf(api);
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Diketik' }, 1);
    const opened = await open(id, desk);
    expect(await opened.autosave.flush()).toBe(false);
    expect(opened.autosave.snapshot().state).toEqual({ kind: 'conflict' });
    expect(saved).toEqual([]);
    expect(desk.copies.list().length).toBe(1);
  });

  it('forgets a copy that had arrived after all', async () => {
    const id = newId();
    const { api } = server(id, 'Sama', 2);
    const desk = deskOf(api);
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Sama' }, 1);
    const opened = await open(id, desk);
    expect(opened.restored).toBeNull();
    expect(opened.autosave.snapshot().version).toBe(2);
    expect(desk.copies.list()).toEqual([]);
  });

  it('works from the device when the server does not answer', async () => {
    const id = newId();
    const desk = deskOf({
      getLetter: async () => {
        throw new TypeError('Failed to fetch');
      },
      saveLetter: async () => {
        throw new TypeError('Failed to fetch');
      },
    });
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Luring' }, 3);
    const opened = await open(id, desk);
    expect(opened.autosave.snapshot()).toMatchObject({ document: { subject: 'Luring' }, version: 3 });
    opened.autosave.stop();
  });

  it('goes on with a letter that never reached the server', async () => {
    const id = newId();
    const { api, saved } = server(id, '');
    const desk = deskOf({
      ...api,
      getLetter: async () => {
        throw failure(404);
      },
    });
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Belum sampai' }, undefined);
    const opened = await open(id, desk);
    await opened.autosave.flush();
    expect(saved.map(({ subject, version }) => [subject, version])).toEqual([['Belum sampai', undefined]]);
  });

  it('says that a letter may not be changed', async () => {
    const id = newId();
    const opened = await openDraft(id, deskOf(server(id, '', 1, false).api));
    expect(opened.kind).toBe('closed');
  });

  it('keeps what was typed while somebody else sent the letter on, to become one of its own', async () => {
    const id = newId();
    const { api } = server(id, 'Terkirim', 5, false);
    const desk = deskOf(api);
    const reviewer = {
      ...{ userId: 'u', userPositionId: 'p', showUserName: false, personName: 'Uli', positionName: 'D' },
      ...{ unitName: '', note: null, reviewOrder: 1 },
    };
    const file = { key: 'f', title: 't', fileName: 't.txt', size: 1, isDocument: false };
    const typed: Draft = {
      ...emptyDraft(id, '2026-11-18'),
      ...{ subject: 'Diketik', state: 'revision', bookedNumberId: 'b' },
      reviewers: [
        { ...reviewer, status: 'approved' },
        { ...reviewer, userPositionId: 'q', status: null, reviewOrder: 2 },
      ],
      attachments: [
        { ...file, id: 'f' },
        { ...file, key: 'g', content: 'c2F0dQ==' },
      ],
    };
    desk.copies.keep(typed, 4);
    const opened = await openDraft(id, desk);
    expect(opened.kind === 'closed' && opened.left?.draft.subject).toBe('Diketik');
    expect(desk.copies.list().length).toBe(1);

    const made = asNewDraft(typed, newId());
    expect(made.filesLeft).toBe(1);
    expect(made.draft).toMatchObject({ subject: 'Diketik', state: 'draft', bookedNumberId: null });
    expect(made.draft.reviewers.map((one) => [one.userPositionId, one.reviewOrder])).toEqual([['q', 1]]);
    expect(made.draft.attachments).toEqual([{ ...file, key: 'g', content: 'c2F0dQ==' }]);
  });

  it('keeps it also when the letter is gone, and forgets what is in a closed letter anyway', async () => {
    const id = newId();
    const { api } = server(id, 'Sama', 2, false);
    const desk = deskOf(api);
    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Sama' }, 1);
    expect(await openDraft(id, desk)).toMatchObject({ kind: 'closed', left: null });
    expect(desk.copies.list()).toEqual([]);

    desk.copies.keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Diketik' }, 1);
    const gone = {
      ...api,
      getLetter: async () => {
        throw failure(404);
      },
    };
    const opened = await openDraft(id, { ...desk, api: gone });
    expect(opened.kind === 'gone' && opened.left.draft.subject).toBe('Diketik');
  });

  it('only offers what another tab left behind', async () => {
    const id = newId();
    const { api } = server(id, 'Dari server');
    deviceCopies('u1', 'tab-b').keep({ ...emptyDraft(id, '2026-11-18'), subject: 'Tab lain' }, 1);
    const desk = deskOf(api);
    const opened = await open(id, desk);
    expect(opened.autosave.snapshot().document.subject).toBe('Dari server');
    expect(opened.others.map(({ draft }) => draft.subject)).toEqual(['Tab lain']);
    const [other] = opened.others;
    if (other) desk.copies.adopt(other);
    expect((await open(id, desk)).autosave.snapshot().document.subject).toBe('Tab lain');
  });

  it('keeps one person’s drafts from another', () => {
    deviceCopies('u1', 'tab-a').keep(emptyDraft(newId(), '2026-11-18'), undefined);
    expect(deviceCopies('u2', 'tab-a').list()).toEqual([]);
  });

  it('offers a new letter the one that was interrupted', () => {
    const desk = deskOf(server(newId(), '').api);
    desk.copies.keep({ ...emptyDraft(newId(), '2026-11-18'), subject: 'Terputus' }, undefined);
    const opened = startDraft(newId(), '2026-11-18', desk);
    expect(opened.kind === 'open' && opened.others.map(({ draft }) => draft.subject)).toEqual(['Terputus']);
  });
});

import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { UploadVerbs } from '../../../../dataProvider/index.ts';
import type { Upload } from '../../../../domain/letters/upload.ts';
import { createAutosave } from '../../../../src/letters/wizard/autosave/autosave.ts';
import { type Draft, type DraftAttachment, emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';
import { createUploader } from '../../../../src/letters/wizard/uploads/uploader.ts';

const partSize = 4;
const content = Buffer.from('satu dua tiga').toString('base64');
const size = 13;
const file = (key: string): DraftAttachment => ({
  ...{ key, title: key, fileName: `${key}.txt`, size, isDocument: false, content },
});
const refusal = (status: number, message = '') => Object.assign(new Error(message), { status });

/** A server that stores uploads, over a connection that can be cut. */
function desk(keys: string[]) {
  const uploads = new Map<string, { upload: Upload; text: string }>();
  const faults: unknown[] = [];
  const calls: string[] = [];
  const known = new Map<string, string>();
  const answer = async <T>(call: string, work: () => T): Promise<T> => {
    calls.push(call);
    const fault = faults.shift();
    if (fault) throw fault;
    return work();
  };
  const found = (id: string) => {
    const one = uploads.get(id);
    if (!one) throw refusal(404, 'Unggahan ini tidak ditemukan.');
    return one;
  };
  const verbs: UploadVerbs = {
    startUpload: ({ name }) =>
      answer('start', () => {
        const upload = { id: `u-${name}`, size, offset: 0, isDone: false, partSize };
        uploads.set(upload.id, { upload, text: '' });
        return upload;
      }),
    getUpload: (id) => answer('get', () => found(id).upload),
    putUploadPart: async (id, offset, part) => {
      const text = await part.text();
      return answer(`put ${offset}`, () => {
        const one = found(id);
        if (offset !== one.upload.offset) throw refusal(409);
        one.text += text;
        const end = offset + text.length;
        one.upload = { ...one.upload, offset: end, isDone: end === size };
        return one.upload;
      });
    },
    dropUpload: (id) =>
      answer(`drop ${id}`, () => {
        uploads.delete(id);
        return { id };
      }),
  };
  const initial: Draft = { ...emptyDraft('id', '2026-11-21'), attachments: keys.map(file) };
  const autosave = createAutosave<Draft>({
    ...{ initial, version: 1, isOnline: () => true, keep: () => true, forget: () => undefined },
    save: async () => ({ version: 2 }),
  });
  const memory = {
    get: (key: string) => known.get(key) ?? null,
    set: (key: string, id: string) => void known.set(key, id),
    drop: (key: string) => void known.delete(key),
  };
  const open = () => createUploader({ autosave, verbs, memory });
  const arrived = () => autosave.snapshot().document.attachments.map(({ uploadId }) => uploadId);
  return { uploads, faults, calls, known, autosave, open, arrived };
}

beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }));
afterEach(() => vi.useRealTimers());
const soon = async (ms = 0) => {
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
  await vi.advanceTimersByTimeAsync(ms);
  for (let turn = 0; turn < 60; turn += 1) await new Promise((resolve) => setImmediate(resolve));
};

describe('the uploader', () => {
  it('brings one file after the other, in parts, and puts them on the draft', async () => {
    const { open, calls, uploads, arrived } = desk(['a', 'b']);
    const uploader = open();
    await soon();
    expect(arrived()).toEqual(['u-a.txt', 'u-b.txt']);
    expect(uploads.get('u-a.txt')?.text).toBe('satu dua tiga');
    expect(calls).toEqual([...file1, ...file1]);
    expect(uploader.stateOf('a')).toBeUndefined();
    uploader.stop();
  });

  it('goes on from where the server is after a broken line, without being asked', async () => {
    const { open, calls, faults, arrived } = desk(['a']);
    faults.push(undefined, undefined, new TypeError('Failed to fetch'));
    const uploader = open();
    await soon();
    expect(uploader.stateOf('a')).toEqual({ kind: 'waiting', share: 4 / 13 });
    await soon(1000);
    expect(arrived()).toEqual(['u-a.txt']);
    expect(calls).toEqual(['start', 'put 0', 'put 4', 'get', 'put 4', 'put 8', 'put 12']);
    uploader.stop();
  });

  it('does not try again with every keystroke while the line is down, but at once when it is back', async () => {
    const { open, calls, faults, autosave, arrived } = desk(['a']);
    faults.push(new TypeError('Failed to fetch'));
    const uploader = open();
    await soon();
    for (const subject of ['a', 'ab', 'abc']) autosave.change((draft) => ({ ...draft, subject }));
    await soon();
    expect(calls).toEqual(['start']);
    uploader.wake();
    await soon();
    expect(arrived()).toEqual(['u-a.txt']);
    uploader.stop();
  });

  it('goes on after a reload with the upload that was begun', async () => {
    const { open, calls, faults, known, arrived } = desk(['a']);
    faults.push(undefined, undefined, new TypeError('Failed to fetch'));
    const first = open();
    await soon();
    first.stop();
    expect(known.get('a')).toBe('u-a.txt');
    calls.length = 0;
    const second = open();
    await soon();
    expect(calls).toEqual(['get', 'put 4', 'put 8', 'put 12']);
    expect(arrived()).toEqual(['u-a.txt']);
    second.stop();
  });

  it('says what the server will not have, goes on with the others, and tries anew only when asked', async () => {
    const { open, faults, arrived } = desk(['a', 'b']);
    faults.push(refusal(422, 'Jenis berkas ini tidak diterima.'));
    const uploader = open();
    await soon();
    expect(uploader.stateOf('a')).toEqual({ kind: 'refused', message: 'Jenis berkas ini tidak diterima.' });
    expect(arrived()).toEqual([undefined, 'u-b.txt']);
    uploader.retry('a');
    await soon();
    expect(arrived()).toEqual(['u-a.txt', 'u-b.txt']);
    uploader.stop();
  });
});

describe('a file that is taken off', () => {
  const takeOff = (autosave: ReturnType<typeof desk>['autosave'], key: string) =>
    autosave.change((draft) => ({
      ...draft,
      attachments: draft.attachments.filter((one) => one.key !== key),
    }));

  it('is dropped at the server while it waits for the line, and the next goes on', async () => {
    const { open, faults, autosave, uploads, known, calls, arrived } = desk(['a', 'b']);
    faults.push(undefined, undefined, new TypeError('Failed to fetch'));
    const uploader = open();
    await soon();
    takeOff(autosave, 'a');
    await soon(1000);
    expect(calls).toContain('drop u-a.txt');
    expect([...uploads.keys()]).toEqual(['u-b.txt']);
    expect(known.get('a')).toBeUndefined();
    expect(uploader.stateOf('a')).toBeUndefined();
    expect(arrived()).toEqual(['u-b.txt']);
    uploader.stop();
  });

  it('is dropped while a part is under way, but not once it is whole', async () => {
    const { open, autosave, uploads, calls } = desk(['a', 'b']);
    const uploader = open();
    const taken = uploader.subscribe(() => {
      if (calls.at(-1) === 'put 4') takeOff(autosave, 'a');
    });
    await soon();
    expect([...uploads.keys()]).toEqual(['u-b.txt']);
    takeOff(autosave, 'b');
    await soon();
    expect([...uploads.keys()]).toEqual(['u-b.txt']);
    taken();
    uploader.stop();
  });

  it('comes as a new one when it is put back', async () => {
    const { open, faults, autosave, arrived } = desk(['a']);
    faults.push(undefined, undefined, new TypeError('Failed to fetch'));
    const uploader = open();
    await soon();
    takeOff(autosave, 'a');
    await soon(1000);
    autosave.change((draft) => ({ ...draft, attachments: [file('a')] }));
    await soon();
    expect(arrived()).toEqual(['u-a.txt']);
    uploader.stop();
  });
});

describe('too many files on their way', () => {
  it('is refused in the server’s words, not taken for a lost line', async () => {
    const { open, faults, calls } = desk(['a']);
    faults.push(refusal(409, 'Terlalu banyak berkas sedang diunggah.'));
    const uploader = open();
    await soon(60_000);
    expect(uploader.stateOf('a')).toEqual({
      kind: 'refused',
      message: 'Terlalu banyak berkas sedang diunggah.',
    });
    expect(calls).toEqual(['start']);
    uploader.stop();
  });
});

const file1 = ['start', 'put 0', 'put 4', 'put 8', 'put 12'];

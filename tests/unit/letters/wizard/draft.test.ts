import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { newId, type Option } from '../../../../dataProvider/index.ts';
import type { Attachment } from '../../../../domain/letters/attachment.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import type { Person } from '../../../../domain/letters/letter-people.ts';
import { draftSchema, missingFieldsOf } from '../../../../domain/letters/letter-schema.ts';
import { openBrackets } from '../../../../domain/letters/open-places.ts';
import { duplicatedNotice } from '../../../../src/letters/duplicating/copied.ts';
import { withClassification, withSubType } from '../../../../src/letters/wizard/draft/detail-rules.ts';
import {
  type Draft,
  type DraftAttachment,
  type DraftReviewer,
  emptyDraft,
  inputOf,
  settleFiles,
} from '../../../../src/letters/wizard/draft/draft.ts';
import { askedAgain, nextHolder } from '../../../../src/letters/wizard/draft/next-holder.ts';
import { openingStep } from '../../../../src/letters/wizard/draft/opening-step.ts';
import { wordCount } from '../../../../src/letters/wizard/draft/paper.ts';
import { tagWordsOf } from '../../../../src/letters/wizard/draft/tag-messages.ts';
import { maySign } from '../../../../src/letters/wizard/pickers/people.ts';
import { moved } from '../../../../src/ui/moved.ts';

const person = (name: string): Person => ({
  userId: newId(),
  userPositionId: newId(),
  showUserName: false,
  personName: name,
  positionName: `Jabatan ${name}`,
  unitName: 'Unit',
});
const reviewer = (
  name: string,
  reviewOrder: number,
  status: DraftReviewer['status'] = null,
): DraftReviewer => ({
  ...person(name),
  reviewOrder,
  status,
  note: null,
});
const file = (title: string, content?: string, id?: string): DraftAttachment => ({
  key: newId(),
  id,
  title,
  fileName: `${title}.pdf`,
  size: 10,
  isDocument: false,
  content,
});
const draft = (patch: Partial<Draft> = {}): Draft => ({ ...emptyDraft(newId(), '2026-11-18'), ...patch });
const stored = (id: string, positionOrder: number): Attachment => ({
  id,
  title: '',
  fileName: '',
  mimeType: '',
  size: 1,
  positionOrder,
  isDocument: false,
});

describe('what is sent', () => {
  it('is a draft the server takes, from the first moment on', () => {
    expect(draftSchema.safeParse(inputOf(draft()).input).success).toBe(true);
  });

  it('takes any text for a title, even none', () => {
    const { input } = inputOf(
      draft({ attachments: [{ ...file('a', 'AAAA'), title: '  ', uploadId: newId() }] }),
    );
    expect(input.attachments[0]?.title).toBe('a.pdf');
    expect(draftSchema.safeParse(input).success).toBe(true);
  });

  it('leaves reviewers out where there are to be none, and keeps them for when there are', () => {
    const withSome = draft({ reviewers: [reviewer('Ani', 1)], anyReviewer: 'tidakAda' });
    expect(inputOf(withSome).input.reviewers).toEqual([]);
    expect(inputOf({ ...withSome, anyReviewer: 'ada' }).input.reviewers.length).toBe(1);
  });

  it('appends the reviewers who have decided after the new ones, at the places they had', () => {
    const { input } = inputOf(
      draft({
        anyReviewer: 'ada',
        reviewers: [reviewer('Lama', 1, 'approved'), reviewer('Baru', 2), reviewer('Lagi', 3)],
      }),
    );
    expect(input.reviewers.map(({ reviewOrder }) => reviewOrder)).toEqual([2, 3, 1]);
  });

  it('leaves files that are still on their way to a later save', () => {
    const one = draft({ attachments: [file('a', 'AAAA'), { ...file('b', 'BBBB'), uploadId: 'u-b' }] });
    const first = inputOf(one);
    expect(first.input.attachments.map(({ title, uploadId }) => [title, uploadId])).toEqual([['b', 'u-b']]);
    const answer = { attachments: [stored('id-b', 2)] } as Letter;
    const now = settleFiles(first, answer)(one);
    expect(now.attachments.map(({ title, id, content }) => [title, id, content])).toEqual([
      ['a', undefined, 'AAAA'],
      ['b', 'id-b', undefined],
    ]);
  });

  it('gives new files their ids, though they were moved, renamed or taken away in the meantime', () => {
    const uploaded = (key: string) => ({ ...file(key, 'AAAA'), uploadId: `u-${key}` });
    const [a, b, c] = [uploaded('a'), uploaded('b'), uploaded('c')];
    const outgoing = inputOf(draft({ attachments: [a, b, c] }));
    const answer = { attachments: [stored('id-a', 1), stored('id-b', 2), stored('id-c', 3)] } as Letter;
    const now = settleFiles(outgoing, answer)(draft({ attachments: [c, { ...a, title: 'baru' }] }));
    expect(now.attachments.map(({ id, title, content }) => [id, title, content])).toEqual([
      ['id-c', 'c', undefined],
      ['id-a', 'baru', undefined],
    ]);
  });
});

it('a draft whose files are all on the server stays the same, so that a save draws nothing anew', () => {
  const { content: _, ...kept } = { ...file('a', 'AAAA'), id: 'id-a' };
  for (const attachments of [[], [kept]]) {
    const one = draft({ attachments });
    expect(settleFiles(inputOf(one), { attachments: [stored('id-a', 1)] } as Letter)(one)).toBe(one);
  }
});

describe('the rules of the first step', () => {
  const kinds: Option[] = [{ id: 'KI', label: 'Korespondensi Internal' }];
  const nota: Option = { id: 'ND', label: 'Nota Dinas', scriptTypeId: 'KI', arrangement: 'nota' };
  const classes: Option[] = [
    { id: 'B', label: 'Biasa', rank: 1 },
    { id: 'R', label: 'Rahasia', rank: 3 },
  ];

  it('a subtype brings its kind, also while the kinds still load', () => {
    const brought = { naskahDinasParentCategoryId: 'KI', arrangement: 'nota' };
    expect(withSubType(nota, kinds)).toMatchObject({ ...brought, kindName: 'Korespondensi Internal' });
    expect(withSubType(nota, [])).toMatchObject({ ...brought, kindName: null });
  });

  it('a classification raises the security class and never lowers it', () => {
    const secret: Option = { id: 'X', label: 'X', securityClassificationId: 'R' };
    const open: Option = { id: 'Y', label: 'Y', securityClassificationId: 'B' };
    expect(withClassification(draft({ permissionClassificationId: 'B' }), secret, classes)).toMatchObject({
      permissionClassificationId: 'R',
    });
    expect(withClassification(draft({ permissionClassificationId: 'R' }), open, classes)).not.toHaveProperty(
      'permissionClassificationId',
    );
  });
});

describe('who is next', () => {
  it('is the first reviewer who has not decided, else the signer', () => {
    const sender = person('Penanda tangan');
    const reviewers = [reviewer('Satu', 1, 'approved'), reviewer('Dua', 2)];
    expect(nextHolder(draft({ sender, reviewers, anyReviewer: 'ada' }))).toMatchObject({
      personName: 'Dua',
      does: 'review',
    });
    expect(nextHolder(draft({ sender, reviewers, anyReviewer: 'tidakAda' }))).toMatchObject({ does: 'sign' });
  });

  it('is first who returned the letter, unless left out', () => {
    const sender = person('Penanda tangan');
    const reviewers = [reviewer('Satu', 1, 'returned'), reviewer('Dua', 2)];
    const returned = draft({ sender, reviewers, anyReviewer: 'ada' });
    expect(nextHolder(returned)).toMatchObject({ personName: 'Satu', does: 'review' });
    expect(nextHolder(returned, true)).toMatchObject({ personName: 'Dua', does: 'review' });
  });

  it('offers to leave out who returned the letter, unless added once more or with a paraf since', () => {
    const returned = reviewer('Satu', 1, 'returned');
    const askedOf = (...reviewers: (typeof returned)[]) =>
      askedAgain({ anyReviewer: 'ada', reviewers }).names;
    expect(askedOf(returned, reviewer('Dua', 2))).toEqual(['Satu']);
    expect(askedOf(returned, { ...returned, reviewOrder: 2, status: null })).toEqual([]);
    expect(askedOf(returned, { ...returned, reviewOrder: 2, status: 'approved' })).toEqual([]);
  });

  it('asks who stands beside others not before them', () => {
    const beside = (name: string, order: number, status: DraftReviewer['status'] = null) => ({
      ...reviewer(name, order, status),
      reviewGroup: 1,
    });
    const askedOf = (...reviewers: DraftReviewer[]) => askedAgain({ anyReviewer: 'ada', reviewers });
    const one = beside('Satu', 1, 'returned');
    expect(askedOf(one, beside('Dua', 2), reviewer('Tiga', 3))).toEqual({
      ...{ names: ['Satu'], beside: ['Dua'], isAtOnce: true, hasParaf: false },
    });
    expect(askedOf(one, beside('Dua', 2, 'returned'))).toMatchObject({ beside: [], isAtOnce: true });
    expect(askedOf(one, beside('Dua', 2, 'approved'), reviewer('Tiga', 3))).toMatchObject({
      isAtOnce: false,
      // Which stays valid, as the question says.
      hasParaf: true,
    });
  });

  it('goes on at the first step before the text that lacks something', () => {
    const begun = {
      ...emptyDraft('a', '2026-11-29'),
      naskahDinasCategoryId: 's',
      arrangement: 'surat' as const,
    };
    expect(openingStep(emptyDraft('a', '2026-11-29'))).toBe('detail-naskah');
    const detailed = { ...begun, naskahDinasParentCategoryId: 'k', permissionClassificationId: 'c' };
    expect(openingStep({ ...detailed, archiveClassificationId: 'a' })).toBe('formulir-naskah');
    // A memo is filled in on its sheet.
    expect(openingStep({ ...begun, arrangement: 'nota' })).toBe('konten-naskah');
    expect(openingStep({ ...begun, state: 'revision' })).toBe('konten-naskah');
    // A letter from outside has its fields beside its scan.
    expect(openingStep({ ...begun, from: 'external' })).toBe('formulir-naskah');
    const outside = { ...emptyDraft('a', '2026-11-29'), from: 'external' as const };
    expect(openingStep(outside)).toBe('detail-naskah');
    const scan = { key: 'k', title: 'Surat', fileName: 's.pdf', size: 1, isDocument: true };
    expect(openingStep({ ...outside, attachments: [scan] })).toBe('formulir-naskah');
  });

  it('says of a copy what it has and what it has not', () => {
    const { text, isSome } = duplicatedNotice({
      letter: {
        ...{ naskahDinasCategoryId: 's', receivers: [], ccs: [], internalToExternal: null, sender: null },
        ...{ reviewers: [], content: '<p>Isi</p>', attachments: [] },
      },
      leftOut: ['Penerima: Rina'],
      filesLeftOut: 0,
    });
    expect(text).toContain('Yang disalin: jenis dan isi.');
    expect(text).toContain('tidak ikut: Penerima: Rina.');
    expect(isSome).toBe(true);
  });

  it('signs only from a post that may, high enough for the subtype', () => {
    const named = { ...person('x'), id: '', positionId: '', delegationId: null, npp: '', companyCode: '' };
    const option = { ...named, canReview: false };
    expect(maySign({ ...option, level: 2, canSign: true }, 3)).toBe(true);
    expect(maySign({ ...option, level: 4, canSign: true }, 3)).toBe(false);
    expect(maySign({ ...option, level: 1, canSign: false }, 3)).toBe(false);
  });
});

describe('what the text says of itself', () => {
  it('counts words as a reader does, a tag as one', () => {
    expect(wordCount('<p>Mohon arahan</p><p><span data-tag="kepada">kepada</span>.</p>')).toBe(3);
    expect(wordCount('<ul><li><p>satu</p></li><li><p>dua</p></li></ul>')).toBe(2);
    expect(wordCount('')).toBe(0);
  });

  it('counts what a template left open', () => {
    expect(openBrackets('<p>Sehubungan dengan [dasar], kami [isi <b>naskah</b>].</p>')).toHaveLength(2);
  });

  it('shows a tag by its value of the moment', () => {
    const words = tagWordsOf({
      kepada: ['Direktur A', 'Direktur B'],
      tanggal_naskah: '2026-11-18',
      tembusan: [],
    });
    expect(words('kepada')).toBe('Direktur A, Direktur B');
    expect(words('tanggal_naskah')).toBe('18 November 2026');
    expect(words('tembusan')).toBeNull();
    expect(words('nomor_naskah')).toBe('terbit saat ditandatangani');
  });
});

describe('small things', () => {
  it('an empty letter misses every field, each with its step', () => {
    const missing = missingFieldsOf(inputOf(draft()).input);
    expect(new Set(missing.map(({ step }) => step))).toEqual(
      new Set(['detail-naskah', 'formulir-naskah', 'konten-naskah']),
    );
  });

  it('ids are UUIDs of version 7 that follow time', () => {
    const ids = [1_700_000_000_000, 1_800_000_000_000].map((now) => newId(now));
    for (const id of ids)
      expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/);
    expect(ids.toSorted()).toEqual(ids);
  });

  it('moving keeps everybody', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.integer(), { minLength: 1 }), fc.nat(), fc.nat(), (items, a, b) => {
        const [from, to] = [a % items.length, b % items.length];
        const after = moved(items, from, to);
        expect(after.toSorted()).toEqual(items.toSorted());
        expect(after[to]).toBe(items[from]);
      }),
    );
  });
});

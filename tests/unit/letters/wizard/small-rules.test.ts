import { describe, expect, it } from 'vitest';
import type { Flow } from '../../../../domain/letters/letter.ts';
import { fileExtensions } from '../../../../lib/file-kinds.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { mentionedIn, mentionParts } from '../../../../src/letters/comments/mentions.ts';
import { emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';
import { headingOf, letterheadFor, offeredSubTypes } from '../../../../src/letters/wizard/draft/lookups.ts';
import { attachmentsOf } from '../../../../src/letters/wizard/draft/paper.ts';
import { attachmentExtensions, fileFault } from '../../../../src/letters/wizard/draft/read-file.ts';
import { isToItself, reviewsItself } from '../../../../src/letters/wizard/draft/same-people.ts';

describe('a file that is attached', () => {
  it('must be smaller than the limit, not as large as it', () => {
    expect(fileFault({ name: 'a.pdf', size: 999 }, 1000)).toBeNull();
    expect(fileFault({ name: 'a.pdf', size: 1000 }, 1000)).toContain('lebih kecil');
  });

  it('is of a kind that the server takes, told before it is read', () => {
    expect(fileFault({ name: 'a.exe', size: 10 })).toContain('tidak diterima');
    expect(fileFault({ name: 'pdf', size: 10 })).toContain('tidak diterima');
    expect(fileFault({ name: 'A.PDF', size: 10 })).toBeNull();
    expect(attachmentExtensions).toEqual(fileExtensions);
  });
});

describe('the day of a new letter', () => {
  it('is the one in Jakarta, seven hours ahead', () => {
    expect(dayInWib(new Date('2026-03-01T16:59:59Z'))).toBe('2026-03-01');
    expect(dayInWib(new Date('2026-03-01T17:00:00Z'))).toBe('2026-03-02');
  });
});

describe('the letterhead of a draft', () => {
  const heads = [
    { id: 'h1', label: 'A', companyName: 'PT A', companyCode: 'A', address: 'Jl. A', logo: 'a1' },
    { id: 'h2', label: 'B', companyName: 'PT B', companyCode: 'B', address: 'Jl. B' },
  ];
  const kinds = [
    { id: 'nota', label: 'Nota', letterhead: false },
    { id: 'surat', label: 'Surat', letterhead: true },
  ];
  const head = (kind: string, company: string | null, chosen: string | null = null) =>
    letterheadFor({ letterheadId: chosen, naskahDinasCategoryId: kind }, heads, kinds, company)?.name ?? null;

  it('is the chosen one, else that of the company that signs, where the kind has one', () => {
    expect(head('surat', 'B', 'h1')).toBe('PT A');
    expect(head('surat', 'B')).toBe('PT B');
    expect(head('surat', 'C')).toBeNull();
    expect(head('nota', 'B')).toBeNull();
    expect(head('surat', null)).toBe('Kop perusahaan penanda tangan');
    const chosen = { letterheadId: 'h1', naskahDinasCategoryId: 'surat' };
    expect(letterheadFor(chosen, heads, kinds, 'B')?.logo).toBe('a1');
  });
});

describe('the subtypes to choose from', () => {
  const kinds = [
    { id: 'ki', label: 'Korespondensi' },
    { id: 'kt', label: 'Kontrak' },
    { id: 'nm', label: 'Naskah Masuk' },
  ];
  const subTypes = [
    { id: 'pks', label: 'Perjanjian', scriptTypeId: 'kt', flows: ['internal-eksternal'] },
    { id: 'nd', label: 'Nota Dinas', scriptTypeId: 'ki', flows: ['internal-internal'] },
    { id: 'sm', label: 'Surat Masuk', scriptTypeId: 'nm', flows: ['eksternal-internal'] },
  ];
  const offered = (flow: Flow) =>
    offeredSubTypes(subTypes, kinds, flow).map((one) => [one.id, headingOf(one, kinds, flow)]);

  it('are the flow’s, then those that take a letter of ours the other way', () => {
    expect(offered('internal-internal')).toEqual([
      ['nd', 'Korespondensi'],
      ['pks', 'Kontrak (Internal ke eksternal)'],
    ]);
    expect(offered('internal-eksternal').map(([id]) => id)).toEqual(['pks', 'nd']);
    expect(offered('eksternal-internal')).toEqual([['sm', 'Naskah Masuk']]);
  });

  it('begin with those used most, whose kinds come first as a whole', () => {
    const kind = (id: string, scriptTypeId: string) => ({
      id,
      label: id,
      scriptTypeId,
      flows: ['internal-internal'],
    });
    const inside = [kind('ar', 'arahan'), kind('nd', 'ki'), kind('ui', 'ki'), kind('bp', 'kt')];
    const all = [{ id: 'arahan', label: 'Arahan' }, ...kinds];
    const ids = offeredSubTypes(inside, all, 'internal-internal', ['ui', 'bp']).map(({ id }) => id);
    expect(ids).toEqual(['ui', 'nd', 'bp', 'ar']);
  });
});

describe('the same people in two places', () => {
  const person = (id: string) => ({
    ...{ userId: id, userPositionId: `post-${id}`, personName: id, positionName: `Pos ${id}`, unitName: '' },
    ...{ showUserName: false, delegationId: null as string | null },
  });
  const draft = { ...emptyDraft('x', '2026-11-23'), sender: person('Uli') };
  const reviewer = (id: string, status: 'approved' | null = null) => ({
    ...person(id),
    ...{ status, reviewOrder: 1, note: null },
  });

  it('are doubted where the signer is the only one it goes to, or a delegate of their post', () => {
    const to = (...receivers: ReturnType<typeof person>[]) => isToItself({ ...draft, receivers })?.id;
    expect(to(person('Uli'))).toContain('Satu-satunya penerima, Uli,');
    const inPost = { ...person('Ani'), userPositionId: 'post-Uli' };
    expect(to({ ...inPost, delegationId: 'd' })).toContain('Ani');
    expect(to(inPost)).toBeUndefined();
    expect(to(person('Uli'), person('Ani'))).toBeUndefined();
    expect(to(person('Ani'))).toBeUndefined();
  });

  it('are doubted where the signer reviews before, as long as it is not decided', () => {
    const by = (one: ReturnType<typeof reviewer>) =>
      reviewsItself({ ...draft, anyReviewer: 'ada', reviewers: [one] })?.id;
    expect(by(reviewer('Uli'))).toContain('Uli memeriksa');
    expect(by(reviewer('Uli', 'approved'))).toBeUndefined();
    expect(by(reviewer('Ani'))).toBeUndefined();
  });
});

describe('who is mentioned in a comment', () => {
  const people = ['Uli', 'Uli Kusnadi'].map((personName) => ({
    userId: personName,
    personName,
    positionName: '',
  }));
  it('stands out, the longest name first, and nothing of the text is lost', () => {
    const text = 'Mohon @Uli Kusnadi dan @Uli, a@b.c.';
    const parts = mentionParts(text, people);
    expect(parts.map((part) => part.text).join('')).toBe(text);
    expect(parts.filter((part) => part.isMention).map((part) => part.text)).toEqual(['@Uli Kusnadi', '@Uli']);
  });

  it('is not also who bears the first part of the name', () => {
    expect(mentionedIn('Mohon @Uli Kusnadi.', people)).toEqual(['Uli Kusnadi']);
    expect(mentionedIn('Mohon @Uli Kusnadi dan @Uli.', people)).toEqual(['Uli', 'Uli Kusnadi']);
  });
});

describe('the attachments of a summary', () => {
  const file = { key: 'k', title: 'Peta', fileName: 'peta.pdf', size: 2048, isDocument: false };
  const draft = {
    ...emptyDraft('d', '2026-11-20'),
    attachments: [file, { ...file, title: 'Dokumen', isDocument: true }],
    content: '<p>Isi.</p><h2>Lampiran<br>Susunan Tim</h2><p>A</p><h2>Lampiran II</h2>',
  };

  it('are its files and the annexes in its text, as the paper counts them', () => {
    const files = attachmentsOf(draft);
    expect(files).toEqual([expect.stringMatching(/^Peta \(/), 'LAMPIRAN I, Susunan Tim', 'LAMPIRAN II']);
    expect(attachmentsOf({ ...draft, contentMode: 'upload' })).toEqual([files[0]]);
  });
});

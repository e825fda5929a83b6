import { describe, expect, it } from 'vitest';
import { chainOf, chainWords, nextOf, nextWords } from '../../../../src/letters/tasks/chain.ts';
import { outdatedParafs, versionOf } from '../../../../src/letters/tasks/changes.ts';
import { entry, letter, reviewer } from './letters.ts';

const now = new Date('2026-11-21T03:00:00.000Z');
const day = (date: number) => `2026-11-${date}T03:00:00.000Z`;
const approved = (name: string, order: number, at: string) =>
  reviewer(name, order, { status: 'approved', decidedAt: at });
const states = (steps: ReturnType<typeof chainOf>) => steps.map(({ title, state }) => `${title}: ${state}`);

describe('the chain of a letter', () => {
  const underReview = letter({
    reviewers: [reviewer('Hesti', 3), reviewer('Uli', 2), approved('Satria', 1, day(18))],
    holder: { positionId: 'p-Uli', personName: 'Uli', positionName: 'Direktur', since: day(18) },
  });

  it('shows who gave a paraf, whose turn it is and who follows, with the reader marked', () => {
    expect(states(chainOf(underReview, [], 'u-Uli', now))).toEqual([
      'Kartika: done',
      'Satria: done',
      'Uli, Anda: now',
      'Hesti: next',
      'Aditya: next',
    ]);
  });

  it('says since when it waits', () => {
    expect(chainOf(underReview, [], undefined, now)[2]?.aside).toEqual(['sejak 3 hari']);
    expect(chainWords(underReview)).toBe('Paraf 1 dari 3, lalu tanda tangan');
    expect(nextOf(underReview)).toBe('Hesti');
  });

  it('says that a signed one waits for its seal', () => {
    const sealed = letter({
      state: 'signing',
      holder: { positionId: 'p', personName: 'Aditya', positionName: 'Direktur', since: day(18) },
      sealing: { since: day(21), number: 'B-1', reason: null, nextAt: null },
    });
    expect(chainOf(sealed, [], undefined, now).at(-1)).toMatchObject({
      state: 'now',
      aside: ['menunggu segel', 'sejak hari ini'],
    });
    expect(chainWords(sealed)).toContain('Ditandatangani, menunggu segel');
  });

  it('puts decided parafs first, as they were given, whatever their order says now', () => {
    const revised = letter({
      reviewers: [reviewer('Uli', 1), approved('Satria', 3, day(18)), approved('Budi', 2, day(19))],
    });
    expect(chainOf(revised, [], undefined, now).map(({ title }) => title)).toEqual([
      'Kartika',
      'Satria',
      'Budi',
      'Uli',
      'Aditya',
    ]);
  });

  it('is with the drafter when it was returned, and keeps the note', () => {
    const returned = letter({
      state: 'revision',
      reviewers: [reviewer('Satria', 1, { status: 'returned', note: 'Angka salah', decidedAt: day(19) })],
    });
    const steps = chainOf(returned, [], undefined, now);
    expect(states(steps)).toEqual(['Kartika: now', 'Satria: returned', 'Aditya: next']);
    expect(steps[1]?.note).toBe('Angka salah');
    expect(chainWords(returned)).toBe('Dikembalikan kepada penyusun');
  });

  it('claims no paraf of who returned the letter, until the same post gave one after all', () => {
    const returned = reviewer('Satria', 1, { status: 'returned', note: 'Angka salah', decidedAt: day(19) });
    const words = (state: 'signing' | 'sent', ...reviewers: (typeof returned)[]) =>
      chainWords({ state, reviewers });
    expect(words('signing', returned)).toBe('Paraf 0 dari 1. Tanpa paraf Satria. Menunggu tanda tangan');
    const given = approved('Satria', 2, day(20));
    expect(words('signing', returned, given)).toBe('Paraf 1 dari 1. Menunggu tanda tangan');
    expect(words('signing')).toBe('Tanpa paraf, menunggu tanda tangan');
    // Signed, it goes on saying so.
    const skipped = { ...returned, skipReason: 'Sedang cuti.' };
    expect(words('sent', skipped, approved('Budi', 2, day(20)))).toBe(
      'Paraf 1 dari 2. Tanpa paraf Satria (Sedang cuti)',
    );
    expect(words('sent', approved('Budi', 1, day(20)))).toBe('Paraf 1 dari 1');
    expect(words('sent')).toBe('Tanpa pemeriksa');
  });

  it('says of who returned it that they are asked again, or why they are not', () => {
    const returned = reviewer('Satria', 1, {
      ...{ id: 'r1', status: 'returned', decidedAt: day(19), note: 'Angka salah' },
    });
    const chain = (...more: ReturnType<typeof reviewer>[]) =>
      chainOf(letter({ reviewers: [returned, ...more] }), [], undefined, now);
    const again = chain(reviewer('Satria', 2));
    expect(states(again)).toEqual(['Kartika: done', 'Satria: now', 'Aditya: next']);
    expect(again[1]?.past).toEqual([
      { line: 'Mengembalikan 19 Nov, 10.00. Diminta lagi.', note: 'Angka salah' },
    ]);
    // Decided since, the history stays without asking for anything.
    expect(chain(approved('Satria', 2, day(20)))[1]).toMatchObject({
      state: 'done',
      past: [{ line: 'Mengembalikan 19 Nov, 10.00.' }],
    });
    const skipped = letter({ reviewers: [{ ...returned, skipReason: 'Sedang cuti' }], state: 'signing' });
    expect(chainOf(skipped, [], undefined, now)[1]?.lines).toContain('Tidak diminta lagi: Sedang cuti');
  });

  it('says of a paraf that the text changed after it, and that it is asked for again', () => {
    const given = { ...approved('Uli', 1, day(19)), id: 'r1' };
    const timeline = [
      entry('submitted', day(18)),
      entry('edited', day(20)),
      entry('submitted', day(20), { id: 'second' }),
    ];
    const [drafter, uli] = chainOf(
      letter({ reviewers: [given, reviewer('Uli', 2)] }),
      timeline,
      undefined,
      now,
    );
    expect(drafter).toMatchObject({ aside: ['18 Nov', '10.00'] });
    expect(drafter?.lines).toContain('Memperbaiki 20 Nov, 10.00');
    expect(uli?.past).toEqual([{ line: 'Paraf 19 Nov, 10.00. Isi lalu berubah, diminta lagi.', note: null }]);
    const [, stays] = chainOf(letter({ reviewers: [given] }), timeline, undefined, now);
    expect(stays?.lines).toContain('Isi berubah setelah paraf ini.');
  });

  it('shows who is asked at once beside each other, all waiting, and who follows when all have given theirs', () => {
    const beside = (name: string, order: number) => reviewer(name, order, { reviewGroup: 1 });
    const both = letter({ reviewers: [beside('Uli', 1), beside('Hesti', 2), reviewer('Putri', 3)] });
    const steps = chainOf(both, [], 'u-Hesti', now);
    expect(states(steps).slice(1, 4)).toEqual(['Uli: now', 'Hesti, Anda: now', 'Putri: next']);
    expect(steps.map(({ beside: group }) => group)).toEqual([undefined, 1, 1, undefined, undefined]);
    expect(nextWords(both)).toBe('Setelah keduanya paraf: Putri');
    expect(nextWords(letter({ reviewers: [reviewer('Uli', 1), beside('Hesti', 2)] }))).toBe(
      'Berikutnya: Hesti',
    );
  });

  it('names both people where a delegate decided', () => {
    const steps = chainOf(
      letter({ reviewers: [approved('Satria', 1, day(19))], state: 'signing' }),
      [entry('approved', day(19), { personName: 'Dewi', onBehalfOf: 'Satria' })],
      undefined,
      now,
    );
    expect(steps[1]?.lines).toContain('oleh Dewi');
  });

  it('names both people where a delegate signed, before the timeline is read again', () => {
    const signed = letter({
      state: 'sent',
      signedAt: day(20),
      signedBy: { userId: 'u-Dewi', personName: 'Dewi' },
    });
    expect(chainOf(signed, [], undefined, now).at(-1)).toMatchObject({
      title: 'Dewi',
      lines: ['untuk Aditya', expect.stringMatching(/, penanda tangan$/)],
    });
  });

  it('shows who has signed of several, and whose turn it is', () => {
    const also = (name: string, signedAt: string | null) => ({
      ...{ id: `k-${name}`, userId: `u-${name}`, userPositionId: `p-${name}`, showUserName: true },
      ...{ personName: name, positionName: 'Direktur', unitName: 'Direksi' },
      ...{ delegations: [], onBehalfOf: null, signedAt },
    });
    const partly = letter({
      ...{ state: 'cosigning', signedAt: day(18) },
      holder: { positionId: 'p-Hesti', personName: 'Hesti', positionName: 'Direktur', since: day(19) },
      cosigners: [also('Putri', day(19)), also('Hesti', null), also('Budi', null)],
    });
    expect(states(chainOf(partly, [], 'u-Hesti', now)).slice(1)).toEqual([
      ...['Aditya: done', 'Putri: done', 'Hesti, Anda: now', 'Budi: next'],
    ]);
    expect(chainWords(partly)).toBe('2 dari 4 sudah menandatangani');
  });

  it('is finished once it is signed', () => {
    const steps = chainOf(letter({ state: 'sent', signedAt: day(20) }), [], undefined, now);
    expect(steps.at(-1)).toMatchObject({ state: 'done', aside: ['20 Nov', '10.00'] });
  });

  it('goes on to the signature after the last paraf', () => {
    expect(nextOf(letter({ reviewers: [reviewer('Uli', 1)] }))).toBe('Aditya, tanda tangan');
  });
});

describe('a post whose holder left', () => {
  it('shows its holder of today and whom the letter names', () => {
    const steps = chainOf(
      letter({ reviewers: [reviewer('Uli', 1, { heldBy: 'Hesti' }), reviewer('Budi', 2, { heldBy: null })] }),
      [],
      'u-Uli',
      now,
    );
    expect(steps[1]).toMatchObject({ title: 'Hesti', lines: ['Jabatan Uli', 'semula Uli'] });
    expect(steps[2]).toMatchObject({ title: 'Budi', lines: ['Jabatan Budi', 'jabatan kosong'] });
  });
});

describe('parafs given for another text', () => {
  const given = (name: string, order: number, at: number) =>
    reviewer(name, order, { status: 'approved', decidedAt: day(at) });
  const reviewers = [given('Uli', 1, 16), given('Hesti', 2, 17), given('Budi', 3, 20), reviewer('Dewi', 4)];

  it('are none while nothing was changed after them', () => {
    expect(outdatedParafs({ reviewers }, [entry('edited', day(15)), entry('submitted', day(19))])).toEqual(
      [],
    );
  });

  it('stand together where they were given for the same text', () => {
    const timeline = [entry('edited', day(18)), entry('submitted', day(18)), entry('edited', day(21))];
    const found = outdatedParafs({ reviewers }, timeline);
    expect(found.map(({ since, reviewers: those }) => [since, those.map((one) => one.personName)])).toEqual([
      [day(18), ['Uli', 'Hesti']],
      [day(21), ['Budi']],
    ]);
  });

  it('are of a reader who gave one only their own, and of each post its last', () => {
    const timeline = [entry('edited', day(18)), entry('edited', day(21))];
    const those = (meId?: string, more: typeof reviewers = []) =>
      outdatedParafs({ reviewers: [...reviewers, ...more] }, timeline, meId).map((found) => [
        found.since,
        found.isMine,
        found.reviewers.map((one) => one.personName),
      ]);
    expect(those('u-Hesti')).toEqual([[day(18), true, ['Hesti']]]);
    expect(those('u-Dewi')).toHaveLength(2);
    // A renewed paraf on the present text is outdated neither for its giver nor for the signer.
    expect(those('u-Hesti', [given('Hesti', 5, 22)])).toEqual([]);
    expect(those(undefined, [given('Hesti', 5, 22)])[0]).toEqual([day(18), false, ['Uli']]);
  });

  it('are found among the versions by their moment', () => {
    const version = (no: number, reason: 'approved' | 'submitted' | 'saved' | 'kept', at: string) => ({
      ...{ no, reason, at, personName: '', positionName: '', subject: '', isUndone: false },
    });
    const versions = [
      version(4, 'approved', day(20)),
      version(2, 'submitted', day(16)),
      version(1, 'approved', day(16)),
    ];
    expect(versionOf({ decidedAt: day(16) }, versions)).toEqual({ no: 1, later: null });
    expect(versionOf({ decidedAt: day(21) }, versions)).toBeUndefined();
    // Without a stored version of that text, the next one passed on; never the drafter's own saves.
    const late = [...versions, version(3, 'kept', day(19)), version(5, 'saved', day(18))];
    expect(versionOf({ decidedAt: day(18) }, late)).toEqual({ no: 3, later: day(19) });
  });
});

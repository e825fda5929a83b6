// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Draft, emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';
import { mergeDrafts } from '../../../../src/letters/wizard/draft/merge-drafts.ts';

const base: Draft = { ...emptyDraft('d', '2026-11-20'), subject: 'Semula', content: '<p>Semula</p>' };
const person = (userId: string, personName = userId) => ({
  userId,
  userPositionId: `p-${userId}`,
  showUserName: true,
  personName,
  positionName: 'Kepala',
  unitName: 'Unit',
});
const file = (id: string, title = id) => ({
  key: id,
  id,
  title,
  fileName: `${id}.pdf`,
  size: 1,
  isDocument: false,
});

const text = fc.constantFrom('Semula', 'A', 'B', '');
const people = fc.subarray(['a', 'b', 'c', 'd']).map((ids) => ids.map((id) => person(id)));
const change = fc.record({
  subject: text,
  content: text.map((words) => `<p>${words}</p>`),
  place: fc.constantFrom(null, 'Bekasi', 'Depok'),
  urgency: fc.constantFrom('BIASA' as const, 'KILAT' as const),
  receivers: people,
  ccs: people,
  attachments: fc.subarray(['x', 'y', 'z']).map((ids) => ids.map((id) => file(id))),
});
const draft = change.map((changed): Draft => ({ ...base, ...changed }));

describe('bringing two versions of a draft together', () => {
  it('gives one side’s changes when the other has none, with nothing to ask', () => {
    fc.assert(
      fc.property(draft, draft, (from, changed) => {
        const mine = mergeDrafts(from, changed, from);
        expect(mine.clashes).toEqual([]);
        expect(mine.draft).toEqual(changed);
        const theirs = mergeDrafts(from, from, changed);
        expect(theirs.clashes).toEqual([]);
        expect(theirs.draft).toEqual(changed);
      }),
    );
  });

  it('loses nothing: a field holds what either side made of it, and who was added anywhere is there', () => {
    fc.assert(
      fc.property(draft, draft, draft, (from, mine, theirs) => {
        const { draft: merged, clashes } = mergeDrafts(from, mine, theirs);
        for (const key of ['subject', 'content', 'place', 'urgency'] as const) {
          const [was, here, there] = [from[key] || null, mine[key] || null, theirs[key] || null];
          const clashed = clashes.some(({ keys }) => keys.includes(key));
          expect(clashed).toBe(here !== was && there !== was && here !== there);
          expect(merged[key] || null).toBe(here !== was ? here : there);
        }
        const ids = (list: Draft['receivers']) => list.map((one) => (one as { userId: string }).userId);
        for (const key of ['receivers', 'ccs'] as const) {
          const [was, here, there] = [ids(from[key]), ids(mine[key]), ids(theirs[key])];
          for (const id of ['a', 'b', 'c', 'd']) {
            const isIn = was.includes(id)
              ? here.includes(id) && there.includes(id)
              : here.includes(id) || there.includes(id);
            expect(ids(merged[key]).filter((one) => one === id)).toHaveLength(isIn ? 1 : 0);
          }
        }
      }),
    );
  });

  it('asks about every difference when it is not known what both began with, and keeps all people and files', () => {
    const mine = { ...base, subject: 'Sini', receivers: [person('a')], attachments: [file('x')] };
    const theirs = { ...base, subject: 'Sana', receivers: [person('b')], attachments: [file('y')] };
    const merged = mergeDrafts(null, mine, theirs);
    expect(merged.clashes.map(({ label }) => label)).toEqual(['Hal']);
    expect(merged.draft).toMatchObject({ subject: 'Sini', receivers: [person('b'), person('a')] });
    expect(merged.draft.attachments.map(({ key }) => key)).toEqual(['y', 'x']);
  });

  it('takes a file’s new title, a person’s new name for the same person, and text by its meaning', () => {
    const from = { ...base, attachments: [file('x')], sender: person('a', 'Ani') };
    const mine = { ...from, attachments: [file('x', 'Peta')], content: '<p>Semula</p>' };
    const theirs = { ...from, sender: person('a', 'Ani Lestari'), content: '<p>Semula</p>\n' };
    const merged = mergeDrafts(from, mine, theirs);
    expect(merged.clashes).toEqual([]);
    expect(merged.draft.attachments[0]?.title).toBe('Peta');
    expect(merged.draft.sender?.personName).toBe('Ani Lestari');
  });

  it('leaves who has decided as they decided', () => {
    const reviewer = { ...person('r'), status: null, reviewOrder: 1, note: null };
    const decided = { ...reviewer, status: 'approved' as const };
    const from = { ...base, anyReviewer: 'ada' as const, reviewers: [reviewer] };
    const merged = mergeDrafts(from, { ...from, subject: 'Lain' }, { ...from, reviewers: [decided] });
    expect(merged.draft.reviewers.filter(({ status }) => status === 'approved')).toHaveLength(1);
  });

  it('merges a text where each side changed paragraphs of its own, and asks where both changed one', () => {
    const text = (...paragraphs: string[]) => paragraphs.map((words) => `<p>${words}</p>`).join('');
    const before = { ...base, content: text('satu', 'dua', 'tiga') };
    const merged = (mine: string, theirs: string) =>
      mergeDrafts(before, { ...before, content: mine }, { ...before, content: theirs });
    const each = merged(text('SATU', 'dua', 'tiga'), text('satu', 'DUA', 'tiga', 'empat'));
    expect(each.draft.content).toBe(text('SATU', 'DUA', 'tiga', 'empat'));
    expect(each.clashes).toEqual([]);
    expect(merged(text('dua', 'tiga'), text('satu', 'dua', 'TIGA')).draft.content).toBe(text('dua', 'TIGA'));
    const both = merged(text('satu', 'dua di sini', 'tiga'), text('satu', 'dua di sana', 'tiga'));
    expect(both.clashes).toHaveLength(1);
    expect(both.draft.content).toContain('dua di sini');
  });
});

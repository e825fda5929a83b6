import { expect, test } from 'vitest';
import { z } from 'zod';
import { adjustmentsSchema } from '../../../domain/letters/adjustments-schema.ts';
import { paperForm } from '../../../domain/letters/arrangement.ts';
import {
  adjustableParts,
  adjustedPaper,
  standardMargins,
} from '../../../domain/letters/arrangement-adjustments.ts';
import { arrangements, layoutOf } from '../../../domain/letters/layouts.ts';
import { salutationOf } from '../../../domain/letters/salutation.ts';

const rowsOf = (...of: Parameters<typeof adjustedPaper>) =>
  adjustedPaper(...of).rows.map(({ label }) => label);

test('a kind nobody adjusted is as its layout says', () => {
  expect(rowsOf(layoutOf('nota'), null)).toEqual(['Kepada', 'Dari', 'Hal', 'Lampiran', 'Tanggal']);
  expect(rowsOf(layoutOf('surat'), {})).toEqual(['Sifat', 'Lampiran', 'Hal']);
  for (const arrangement of arrangements) {
    const paper = adjustedPaper(layoutOf(arrangement), undefined);
    expect(paper.margins).toEqual(standardMargins);
    expect(paper.labels.copies).toBe('Tembusan');
  }
});

test('rows change their order, label and whether they are printed; what must be there stays', () => {
  const nota = layoutOf('nota');
  expect(rowsOf(nota, { order: ['date', 'from'], labels: { subject: 'Perihal' } })).toEqual([
    ...['Tanggal', 'Dari', 'Kepada', 'Perihal', 'Lampiran'],
  ]);
  expect(rowsOf(nota, { hidden: ['attachments', 'to', 'subject'] })).toEqual([
    ...['Kepada', 'Dari', 'Hal', 'Tanggal'],
  ]);
  expect(adjustableParts(nota, { hidden: ['attachments'] }).find(({ isHidden }) => isHidden)?.key).toBe(
    'attachments',
  );
  // Another arrangement is chosen later: what it has not is passed over.
  expect(rowsOf(layoutOf('surat'), { order: ['date', 'subject'], hidden: ['urgency'] })).toEqual([
    ...['Hal', 'Lampiran'],
  ]);
});

test('labels outside of the head keep the kind’s capitals and signs', () => {
  const letter = { kindName: 'Keputusan', letterhead: null, place: '', scriptDate: null, signer: null };
  const adjustments = { labels: { number: 'No.', copies: 'Salinan', about: 'PERIHAL' } };
  const decision = paperForm({ ...letter, arrangement: 'keputusan', adjustments });
  expect([decision.numberLabel, decision.labels.about, decision.labels.copies]).toEqual([
    ...['NO. ', 'PERIHAL', 'Salinan'],
  ]);
  expect(paperForm({ ...letter, arrangement: 'penugasan', adjustments }).numberLabel).toBe('No.: ');
});

test.each([
  [{ margins: { left: 14 } }],
  [{ margins: { top: 41 } }],
  [{ margins: { left: 20.5 } }],
  [{ labels: { subject: 'x'.repeat(41) } }],
  [{ labels: { subject: ' ' } }],
  [{ labels: { subject: 'a\nb' } }],
  [{ labels: { signature: 'x' } }],
  [{ order: ['number'] }],
  [{ hidden: ['signature'] }],
  [{ odd: 1 }],
])('beyond its limits nothing is taken: %j', (value) => {
  expect(adjustmentsSchema(z).safeParse(value).success).toBe(false);
});

test('one receiver is addressed by their own form, several and unknown ones by both', () => {
  expect(salutationOf(['Ibu'])).toBe('Ibu');
  expect([[], [null], ['Ibu', 'Bapak']].map((known) => salutationOf(known))).toEqual(
    Array(3).fill('Bapak/Ibu'),
  );
});

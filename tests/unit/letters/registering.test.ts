import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { emptyIncoming, paperPlaceLabel, receivedMoment } from '../../../domain/letters/incoming.ts';
import { draftSchema, missingFieldsOf } from '../../../domain/letters/letter-schema.ts';
import { missingIncomingFields, type Registrable } from '../../../domain/letters/missing-fields-incoming.ts';
import { dayInWib } from '../../../lib/wib.ts';
import { pictureJob } from '../../../server/documents/picture-page.ts';
import { withFlow } from '../../../src/letters/wizard/draft/detail-rules.ts';
import { emptyDraft, inputOf } from '../../../src/letters/wizard/draft/draft.ts';
import { stepsFor } from '../../../src/letters/wizard/frame/wizard-route.ts';

const now = new Date('2026-11-21T09:00:00.000Z');
const block = {
  ...emptyIncoming,
  receivedDate: receivedMoment('2026-11-20'),
  archiveLocation: 'Ruang Persuratan',
  externalSenderName: 'PT Sinar Harapan',
};
const complete: Registrable = {
  naskahDinasParentCategoryId: 'jenis',
  naskahDinasCategoryId: 'sub',
  permissionClassificationId: 'biasa',
  archiveClassificationId: 'arsip',
  number: '045/SH',
  scriptDate: '2026-11-17',
  subject: 'Permohonan',
  receivers: [{}],
  attachments: [{ isDocument: true }],
  externalToInternal: block,
};
const fields = (over: Partial<Registrable>) =>
  missingIncomingFields({ ...complete, ...over }, now).map(({ field }) => field);
const received = (receivedDate: string | null) => ({ externalToInternal: { ...block, receivedDate } });

describe('the received date (SPEC A5)', () => {
  test('is the day in Western Indonesia, sent as ISO timestamp; nothing is null', () => {
    expect(receivedMoment('2026-11-21')).toBe('2026-11-20T17:00:00.000Z');
    expect(receivedMoment(null)).toBeNull();
    expect(receivedMoment('')).toBeNull();
  });

  test('comes back as the day that was typed, whichever it is', () => {
    fc.assert(
      fc.property(
        fc.date({ min: new Date('1900-01-02'), max: new Date('2999-12-30'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10);
          expect(dayInWib(receivedMoment(day) ?? '')).toBe(day);
        },
      ),
    );
  });

  test('may be today until midnight in Western Indonesia, not tomorrow', () => {
    const field = 'externalToInternal.receivedDate';
    expect(fields(received('2026-11-21T16:59:59.999Z'))).toEqual([]);
    expect(fields(received('2026-11-21T17:00:00.000Z'))).toEqual([field]);
  });

  test('may be the day of the letter, not before', () => {
    const field = 'externalToInternal.receivedDate';
    expect(fields(received(receivedMoment('2026-11-17')))).toEqual([]);
    expect(fields(received(receivedMoment('2026-11-16')))).toEqual([field]);
    // Without a letter's date there is nothing to compare with.
    expect(fields({ ...received(receivedMoment('2026-11-16')), scriptDate: null })).toEqual(['scriptDate']);
  });
});

describe('what is missing before registering', () => {
  test('is nothing of a complete one, with an instansi or a typed sender', () => {
    expect(fields({})).toEqual([]);
    expect(
      fields({ externalToInternal: { ...block, externalSenderId: 'instansi', externalSenderName: '' } }),
    ).toEqual([]);
  });

  test('is named at its step, and gapsOf asks a letter from outside for nothing else', () => {
    const empty = { ...emptyDraft('a', '2026-11-21'), from: 'external' as const, scriptDate: null };
    const missing = missingFieldsOf(inputOf(empty).input);
    expect(missing.map(({ step, field }) => [step, field])).toEqual([
      ['detail-naskah', 'naskahDinasParentCategoryId'],
      ['detail-naskah', 'naskahDinasCategoryId'],
      ['detail-naskah', 'permissionClassificationId'],
      ['detail-naskah', 'archiveClassificationId'],
      ['formulir-naskah', 'externalToInternal.externalSenderName'],
      ['formulir-naskah', 'number'],
      ['formulir-naskah', 'scriptDate'],
      ['formulir-naskah', 'subject'],
      ['formulir-naskah', 'externalToInternal.receivedDate'],
      ['formulir-naskah', 'externalToInternal.archiveLocation'],
      ['formulir-naskah', 'receivers'],
      ['konten-naskah', 'attachments'],
    ]);
  });
});

describe('the wizard of a letter from outside', () => {
  const written = {
    ...emptyDraft('0192f3a0-0000-7000-8000-000000000000', '2026-11-21'),
    content: '<p>Isi</p>',
    anyReviewer: 'ada' as const,
  };
  const outside = { ...written, ...withFlow(written, 'eksternal-internal', [], []) };

  test('sends blanks for text, sender and reviewers, and what the server takes', () => {
    const { input } = inputOf(outside);
    expect(input).toMatchObject({
      content: '',
      contentMode: 'upload',
      senderId: null,
      anyReviewer: 'tidakAda',
    });
    expect(draftSchema.safeParse(input).success).toBe(true);
  });

  test('loses nothing on the way there and back', () => {
    const back = { ...outside, ...withFlow(outside, 'internal-internal', [], []) };
    expect(inputOf(back).input).toMatchObject({
      content: '<p>Isi</p>',
      contentMode: 'editor',
      externalToInternal: null,
      number: null,
    });
    expect(back.externalToInternal).toEqual(outside.externalToInternal);
  });

  test('has no naskah pengantar', () => {
    expect(stepsFor('eksternal-internal').map(({ path }) => path)).not.toContain('naskah-pengantar');
    expect(stepsFor('internal-internal').length).toBe(5);
  });
});

test('the place of the paper is said in one line, without what is not known', () => {
  expect(paperPlaceLabel({ archiveLocation: 'Gudang', archiveCupboard: null, archiveBox: '14' })).toBe(
    'Gudang, boks 14',
  );
});

test('a picture whose size cannot be told or is beyond reason is not unpacked', () => {
  const png = (width: number, height: number) => {
    const bytes = Buffer.alloc(33);
    bytes.write('IHDR', 12);
    bytes.writeUInt32BE(width, 16);
    bytes.writeUInt32BE(height, 20);
    return bytes;
  };
  expect(pictureJob(png(2480, 3508), 'image/png', 'a')).not.toBeNull();
  expect(pictureJob(png(60_000, 60_000), 'image/png', 'a')).toBeNull();
  expect(pictureJob(Buffer.from([0xff, 0xd8, 0xff]), 'image/jpeg', 'a')).toBeNull();
  const jpeg = Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0, 4, 0, 0, 0xff, 0xc2, 0, 11, 8, 0, 20, 0, 10, 1, 0, 0]);
  expect(pictureJob(jpeg, 'image/jpeg', 'a')).not.toBeNull();
});

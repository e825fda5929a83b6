import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { spanInWords } from '../../../lib/minutes.ts';
import { readMinutes } from '../../../lib/read-minutes.ts';
import { momentInWib, readClock } from '../../../lib/wib.ts';
import { date, dateTime } from '../../../resources/declare.ts';
import { fieldSchema } from '../../../resources/kinds/schemas.ts';
import { textOf } from '../../../server/kinds/cell.ts';
import { dateKind } from '../../../server/kinds/date.ts';
import { dateTimeKind } from '../../../server/kinds/date-time.ts';
import { durationKind } from '../../../server/kinds/duration.ts';
import { yearMonthKind } from '../../../server/kinds/year-month.ts';
import { minutesIn, partsOf, split } from '../../../src/views/kinds/duration/span-parts.ts';

const field = dateTime('Waktu', 'Moment');
const seconds = fc.integer({ min: Date.UTC(1900, 0, 1) / 1000, max: Date.UTC(2999, 11, 31) / 1000 });
/** A moment as another clock of the world says it. */
const offset = fc.integer({ min: -14 * 60, max: 14 * 60 }).map((minutes) => {
  const [hour, minute] = [Math.trunc(Math.abs(minutes) / 60), Math.abs(minutes) % 60];
  const sign = minutes < 0 ? '-' : '+';
  return { minutes, text: `${sign}${String(hour).padStart(2, '0')}:${String(minute).padStart(2, '0')}` };
});

describe('A moment', () => {
  it('is spelled in one way, whatever offset it came with', () => {
    fc.assert(
      fc.property(seconds, offset, (at, { minutes, text }) => {
        const there = new Date((at + minutes * 60) * 1000).toISOString().slice(0, 19);
        const spelled = momentInWib(`${there}${text}`) ?? '';
        expect(Date.parse(spelled)).toBe(at * 1000);
        expect(spelled).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+07:00$/);
        expect(momentInWib(spelled)).toBe(spelled);
        expect(fieldSchema(field, true).parse(`${there}${text}`)).toBe(spelled);
      }),
    );
  });

  it('is refused, never guessed, as any other text', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        expect(fieldSchema(field, true).safeParse(`2026-${text}`).success).toBe(
          momentInWib(`2026-${text}`) !== undefined,
        );
      }),
    );
    expect(momentInWib('2026-11-16T21:40Z')).toBe('2026-11-17T04:40:00+07:00');
    expect(momentInWib('2026-11-16T14:40:05.999Z')).toBe('2026-11-16T21:40:05+07:00');
    expect(momentInWib('2028-02-29T00:00:00+07:00')).toBe('2028-02-29T00:00:00+07:00');
    expect(momentInWib('2026-02-29T00:00:00+07:00')).toBeUndefined();
  });

  it('is exported with its clock, also at midnight', () => {
    const cell = dateTimeKind.exported(field, '2026-11-16T00:00:00+07:00', {}, 'at');
    expect(textOf(cell)).toBe('2026-11-16 00:00');
    expect(textOf(dateKind.exported(date('Hari', 'Day'), '2026-11-16', {}, 'on'))).toBe('2026-11-16');
  });

  it('is none in a cell of blanks without end, at once', { timeout: 2000 }, () => {
    const text = `a${' '.repeat(60_000)}b`;
    expect(dateTimeKind.imported(field, text)).toEqual({ value: text });
  });

  it('is the same minute after it was exported and imported', () => {
    fc.assert(
      fc.property(seconds, (at) => {
        const moment = momentInWib(new Date(at * 1000).toISOString()) ?? '';
        const cell = dateTimeKind.exported(field, moment, {}, 'at');
        for (const file of [textOf(cell), { date: (cell as Date).toISOString() }]) {
          const read = dateTimeKind.imported(field, file) as { value: string };
          expect(read.value.slice(0, 16)).toBe(moment.slice(0, 16));
          expect(dateTimeKind.isSame(moment, read.value, field)).toBe(true);
        }
      }),
    );
  });

  it.each([
    ['16/11/2026 21.40', '2026-11-16T21:40:00+07:00'],
    ['16 Nov 2026, 21.40 WIB', '2026-11-16T21:40:00+07:00'],
    ['2026-11-16 21:40:05', '2026-11-16T21:40:05+07:00'],
    ['2026-11-16T14:40:00Z', '2026-11-16T21:40:00+07:00'],
    ['16 November 2026', '2026-11-16T00:00:00+07:00'],
    ['30/02/2026 21.40', '30/02/2026 21.40'],
    ['16/11/2026 25.40', '16/11/2026 25.40'],
  ])('is read from a cell that says “%s”', (cell, value) => {
    expect(dateTimeKind.imported(field, cell)).toEqual({ value });
  });

  it('is read from a clock as people type it', () => {
    expect(['21.40', '21:40', '2140', '940', '9'].map(readClock)).toEqual([
      '21:40',
      '21:40',
      '21:40',
      '09:40',
      '09:00',
    ]);
    expect(['', '24.00', '21.60', '21.4', 'x', '-1'].map(readClock)).toEqual(Array(6).fill(undefined));
  });
});

describe('A month', () => {
  it.each([
    ['2026-11', '2026-11'],
    ['11/2026', '2026-11'],
    ['November 2026', '2026-11'],
    ['Nov-26', '2026-11'],
    ['21/11/2026', '2026-11'],
    ['13/2026', '13/2026'],
    ['Ujung 2026', 'Ujung 2026'],
  ])('is read from a cell that says “%s”', (cell, value) => {
    expect(yearMonthKind.imported({} as never, cell)).toEqual({ value });
    expect(yearMonthKind.imported({} as never, { date: '2026-11-01T00:00:00.000Z' })).toEqual({
      value: '2026-11',
    });
  });
});

describe('A time span', () => {
  const minutes = fc.nat(525_960_000);

  it('is the same after it was said or exported, and read', () => {
    fc.assert(
      fc.property(minutes, (span) => {
        expect(readMinutes(spanInWords(span).replaceAll('.', ''))).toBe(span);
        const text = String(durationKind.exported({} as never, span, {}, ''));
        expect(durationKind.imported({} as never, text)).toEqual({ value: span });
      }),
    );
  });

  it('is the same after its two boxes were filled', () => {
    fc.assert(
      fc.property(minutes, (span) => {
        expect(minutesIn(partsOf(span))).toBe(span);
      }),
    );
    expect(split({ hours: '2:15', minutes: '' }).parts).toEqual({ hours: '2', minutes: '15' });
    expect(split({ hours: '2:', minutes: '' })).toEqual({
      parts: { hours: '2', minutes: '' },
      isOnward: true,
    });
    expect(minutesIn({ hours: '', minutes: '90' })).toBe(90);
    expect(minutesIn({ hours: 'x', minutes: '1' })).toBe('x:1');
    expect(minutesIn({ hours: '', minutes: ' ' })).toBeNull();
  });

  it('is read as people write it', () => {
    const spans = [
      '2:15',
      '2 jam 15 menit',
      '2j 15m',
      '2h15',
      '135',
      '1 hari 2 jam',
      '1 day, 2 hours',
      '30:00',
    ];
    expect(spans.map(readMinutes)).toEqual([135, 135, 135, 135, 135, 1560, 1560, 1800]);
    for (const text of [
      '',
      '2:60',
      '15 menit 2 jam',
      '2 jam 3 jam',
      'jam',
      '-5',
      '2.5',
      '1'.repeat(30),
      'dua jam',
    ])
      expect(readMinutes(text), text).toBeUndefined();
    expect(durationKind.imported({} as never, { date: '1899-12-30T02:15:00.000Z' })).toEqual({ value: 135 });
  });
});

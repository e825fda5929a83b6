import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { setLocaleSource } from '../../../lib/language.ts';
import {
  formatBadge,
  formatDate,
  formatDateTime,
  formatMediumDate,
  formatNumber,
  formatShortDate,
  formatSize,
  formatTime,
  initialsOf,
} from '../../../src/ui/format.ts';

const moment = '2026-11-18T02:42:00Z';

describe('Words for values', () => {
  afterEach(() => setLocaleSource(() => undefined));

  it('that are written by hand are those of the browser, in both languages', () => {
    const tables = { id: 'id-ID', en: 'en-GB' } as const;
    const ofBrowser = (language: keyof typeof tables, options: Intl.DateTimeFormatOptions) =>
      new Intl.DateTimeFormat(tables[language], { timeZone: 'Asia/Jakarta', ...options });
    for (const language of ['id', 'en'] as const) {
      setLocaleSource(() => language);
      const time = ofBrowser(language, { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' });
      const short = ofBrowser(language, { day: 'numeric', month: 'short' });
      const medium = ofBrowser(language, { day: 'numeric', month: 'short', year: 'numeric' });
      const long = ofBrowser(language, { day: 'numeric', month: 'long', year: 'numeric' });
      const number = new Intl.NumberFormat(tables[language]);
      const days = fc.date({ min: new Date('1971-01-01'), max: new Date('2199-12-31'), noInvalidDate: true });
      fc.assert(
        fc.property(days, fc.maxSafeInteger(), (at, count) => {
          expect(formatTime(at)).toBe(time.format(at));
          expect(formatDate(at)).toBe(long.format(at));
          expect(formatShortDate(at)).toBe(short.format(at));
          expect(formatMediumDate(at)).toBe(medium.format(at));
          expect(formatNumber(count)).toBe(number.format(count));
        }),
      );
    }
  });

  it('say dates and times the Indonesian way, in Jakarta', () => {
    expect(formatDate(moment)).toBe('18 November 2026');
    expect(formatShortDate(moment)).toBe('18 Nov');
    expect(formatTime(moment)).toBe('09.42');
    expect(formatDateTime(moment)).toBe('18 November 2026, 09.42');
    expect(formatDate('2026-11-17T18:00:00Z')).toBe('18 November 2026');
  });

  it('say sizes in KB, and in MB from 1024 KB on', () => {
    expect(formatSize(1)).toBe('0,1 KB');
    expect(formatSize(600, 'en')).toBe('0.6 KB');
    expect(formatSize(840 * 1024)).toBe('840 KB');
    expect(formatSize(1023 * 1024)).toBe('1.023 KB');
    expect(formatSize(1024 * 1024)).toBe('1 MB');
    expect(formatSize(1.2 * 1024 * 1024)).toBe('1,2 MB');
  });

  it('stop counting at 99', () => {
    expect(formatBadge(99)).toBe('99');
    expect(formatBadge(100)).toBe('99+');
    expect(formatNumber(1234)).toBe('1.234');
  });

  it('shorten names to two letters', () => {
    expect(initialsOf('Uli Kusnadi')).toBe('UK');
    expect(initialsOf(' siti  nur aini ')).toBe('SN');
    expect(initialsOf('Budi')).toBe('B');
    expect(initialsOf('')).toBe('');
  });
});

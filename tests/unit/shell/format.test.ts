import { describe, expect, it } from 'vitest';
import {
  formatBadge,
  formatDate,
  formatDateTime,
  formatNumber,
  formatShortDate,
  formatSize,
  formatTime,
  initialsOf,
} from '../../../src/shell/index.ts';

const moment = '2026-11-18T02:42:00Z';

describe('Words for values', () => {
  it('say dates and times the Indonesian way, in Jakarta', () => {
    expect(formatDate(moment)).toBe('18 November 2026');
    expect(formatShortDate(moment)).toBe('18 Nov');
    expect(formatTime(moment)).toBe('09.42');
    expect(formatDateTime(moment)).toBe('18 November 2026, 09.42');
    expect(formatDate('2026-11-17T18:00:00Z')).toBe('18 November 2026');
  });

  it('say sizes in KB, and in MB from 1024 KB on', () => {
    expect(formatSize(1)).toBe('1 KB');
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

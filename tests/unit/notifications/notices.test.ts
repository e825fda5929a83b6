import { describe, expect, it } from 'vitest';
import { addressOf } from '../../../src/notifications/address-of.ts';
import { byDay } from '../../../src/notifications/by-day.ts';
import { areaOf, groups } from '../../../src/notifications/kinds.ts';
import { wholeMomentOf } from '../../../src/notifications/moment.ts';

describe('A notification', () => {
  it('opens its address, in the tab it names, and never one outside', () => {
    const at = (detailUrl: string | null, tabName: string | null = null) => addressOf({ detailUrl, tabName });
    expect(at('/naskah-dinas/tugas/review/1', 'review')).toBe('/naskah-dinas/tugas/review/1');
    expect(at('/naskah-dinas/tugas/1?x=1', 'sign')).toBe('/naskah-dinas/tugas/sign/1?x=1');
    expect(at('/naskah-dinas/tugas/legal', 'review')).toBe('/naskah-dinas/tugas/legal');
    expect(at('/naskah-dinas/tugas/1', 'inbox')).toBe('/naskah-dinas/tugas/1');
    expect(at('/naskah-dinas/inbox/1', 'inbox')).toBe('/naskah-dinas/inbox/1');
    for (const elsewhere of [
      null,
      '',
      '//evil.example',
      '/\\evil.example',
      'https://evil.example',
      'javascript:1',
    ])
      expect(at(elsewhere)).toBe('/notifikasi');
  });

  it('stands below the day it came on in Jakarta', () => {
    const at = (id: string, createdAt: string) => ({
      ...{
        id,
        createdAt,
        title: '',
        modul: '',
        message: '',
        detailUrl: null,
        tabName: null,
        isRead: false,
      },
    });
    const days = byDay(
      [
        at('a', '2026-11-21T17:30:00Z'),
        at('b', '2026-11-21T16:59:00Z'),
        at('c', '2026-11-21T01:00:00Z'),
        at('d', '2026-11-19T01:00:00Z'),
      ],
      new Date('2026-11-22T02:00:00Z'),
    );
    expect(days.map(({ label, items }) => [label, items.map(({ id }) => id).join()])).toEqual([
      ['Hari ini, Minggu, 22 November 2026', 'a'],
      ['Kemarin, Sabtu, 21 November 2026', 'b,c'],
      ['Kamis, 19 November 2026', 'd'],
    ]);
  });

  it('says what it is about, and its whole time where there is room', () => {
    expect(areaOf('arsip')?.id).toBe('Arsip');
    expect(areaOf('dokumen')?.id).toBe('Arsip');
    expect(areaOf('lain')).toBeUndefined();
    expect(areaOf('toString')).toBeUndefined();
    expect(groups.map(({ value }) => value)).toContain('disposisi');
    expect(groups.find(({ value }) => value === 'persetujuan')?.kinds).toMatch(/^persetujuan\.giliran,/);
    expect(wholeMomentOf('2026-08-04T17:05:00Z')).toBe('Rabu, 5 Agustus 2026, 00.05');
  });
});

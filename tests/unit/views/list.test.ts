import { describe, expect, it } from 'vitest';
import { boolean, type Field, integer, text } from '../../../resources/declare.ts';
import { resourceNamed, resources } from '../../../resources/index.ts';
import { pageLinks } from '../../../src/ui/page-links.ts';
import { type ListColumn, listColumns } from '../../../src/views/list/list-columns.ts';
import { rangeMessages } from '../../../src/views/list/paging.ts';
import { phoneText } from '../../../src/views/list/phone-text.ts';
import type { Row } from '../../../src/views/record.ts';

const one = { id: 'klasifikasi', en: 'classification' };
const many = { id: 'Klasifikasi', en: 'Classifications' };

describe('The pager', () => {
  it('shows five pages around the current one', () => {
    expect(pageLinks(1, 23)).toEqual([1, 2, 3, 4, 5]);
    expect(pageLinks(12, 23)).toEqual([10, 11, 12, 13, 14]);
    expect(pageLinks(23, 23)).toEqual([19, 20, 21, 22, 23]);
    expect(pageLinks(2, 3)).toEqual([1, 2, 3]);
  });

  it('says which rows of how many, and when that is an estimate', () => {
    const range = { page: 1, perPage: 10, total: 48, isEstimated: false, one, many };
    expect(rangeMessages(range)).toEqual({
      id: '1–10 dari 48 klasifikasi',
      en: '1–10 of 48 classifications',
    });
    expect(rangeMessages({ ...range, total: 1 }).en).toBe('1 of 1 classification');
    expect(rangeMessages({ ...range, page: 5 }).id).toBe('41–48 dari 48 klasifikasi');
    expect(rangeMessages({ ...range, total: 1 }).id).toBe('1 dari 1 klasifikasi');
    expect(rangeMessages({ ...range, total: 25_300, isEstimated: true }).id).toBe(
      '1–10 dari sekitar 25.300 klasifikasi',
    );
  });
});

describe('A row on a phone', () => {
  const column = (field: Field): ListColumn => ({ name: 'it', field, label: field.label, sortable: false });
  const record: Row = { id: '1', version: 1, isActive: true, createdAt: '', updatedAt: '' };
  const told = (field: Field, it: unknown) => phoneText(column(field), { ...record, it });

  it('says what numbers are, and of yes and no what holds', () => {
    const secret = boolean('Rahasia', 'Secret');
    expect([told(secret, true), told(secret, false)]).toEqual(['Rahasia', '']);
    const order = integer('Urutan', 'Order');
    expect([told(order, 1), told(order, 0), told(order, null)]).toEqual(['Urutan 1', 'Urutan 0', '']);
    const unit = { id: 'tahun', en: 'years' };
    expect(told(integer('Masa aktif', 'Active', { unit }), 2)).toBe('2 tahun');
    expect(told(integer('Tahun', 'Year', { isYear: true }), 2026)).toBe('Tahun 2026');
    expect(told(text('Nama', 'Name'), 'Biasa')).toBe('Biasa');
  });
});

describe('Columns', () => {
  it('put the code before the name in one column', () => {
    const { title, code, others } = listColumns(resourceNamed('master-data.klasifikasi-arsip'));
    expect([code?.name, title.name]).toEqual(['code', 'name']);
    expect(others.map((column) => [column.name, column.align])).toContainEqual([
      'retentionActiveYears',
      'right',
    ]);
  });

  it('can be made for every declared resource', () => {
    for (const resource of resources) expect(() => listColumns(resource)).not.toThrow();
  });
});

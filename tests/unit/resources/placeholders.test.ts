import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { fillVariables, sampleValue, variableLabel } from '../../../domain/letters/contract-variables.ts';
import {
  isVariableName,
  placeholderFaults,
  placeholdersIn,
  withChips,
  withoutChips,
} from '../../../domain/letters/placeholders.ts';
import { letterheadTemplate } from '../../../resources/master-data/template-kop-surat.ts';
import { scriptTemplate } from '../../../resources/master-data/template-naskah-dinas.ts';
import { articleTemplate } from '../../../resources/master-data/template-pasal.ts';
import { createSchema, fieldErrors } from '../../../resources/schema.ts';

const name = fc.stringMatching(/^[a-z0-9_]{1,30}$/);
const words = fc.stringMatching(/^[A-Za-z0-9 .,()]{0,30}$/);

describe('placeholders of a text', () => {
  it('are found in the order they are first used, whatever stands around them', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, name)), (pieces) => {
        const html = `<p>${pieces.map(([text, used]) => `${text}<b>{{${used}}}</b>`).join('')}</p>`;
        expect(placeholdersIn(html)).toEqual([...new Set(pieces.map(([, used]) => used))]);
        expect(placeholderFaults('contract', html)).toEqual([]);
      }),
    );
  });

  it('are the same as chips and as text', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(words, name)), (pieces) => {
        const html = `<p>${pieces.map(([text, used]) => `${text}{{${used}}}`).join(' ')}</p>`;
        const chips = withChips(html, (written) => written);
        expect(placeholdersIn(chips)).toEqual(placeholdersIn(html));
        expect(withoutChips(chips)).toBe(html);
      }),
    );
  });

  it('are never looked for inside of an attribute', () => {
    const link = '<p><a href="https://contoh.id/{{x}}">a</a></p>';
    expect(withChips(link, (written) => written)).toBe(link);
  });

  it.each([
    ['<p>{{Nama Pekerjaan}}</p>', 'Nama variabel {{Nama Pekerjaan}} hanya boleh huruf kecil'],
    ['<p>{{}}</p>', 'Isi nama variabel'],
    [`<p>{{${'a'.repeat(61)}}}</p>`, 'paling banyak 60'],
    ['<p>{{na<b>ma</b>}}</p>', 'harus berpasangan'],
    ['<p>{{nama</p>', 'harus berpasangan'],
    ["<p><span class='x' data-tag='Nama!'>y</span></p>", '{{Nama!}}'],
  ])('of a contract: %s is refused', (html, message) => {
    expect(placeholderFaults('contract', html).join(' ')).toContain(message);
  });

  it('of a letter are its tags and no other, however they are spaced', () => {
    expect(placeholderFaults('letter', '<p>{{kepada}} {{ Tanggal Naskah }} {{nomor-naskah}}</p>')).toEqual(
      [],
    );
    expect(placeholderFaults('letter', '<p>{{penerima}}</p>')).toEqual([
      expect.stringContaining('Tag {{penerima}} tidak dikenal. Yang dikenal: dari, jabatan, unit'),
    ]);
  });

  it('in plain text are not cut by signs that only HTML knows', () => {
    expect(placeholderFaults('contract', 'a < b {{nilai}} > c', false)).toEqual([]);
    expect(placeholdersIn('x < {{nilai}} > y', false)).toEqual(['nilai']);
  });
});

describe('the schema of a declared text', () => {
  const faultsOf = (resource: Parameters<typeof createSchema>[0], values: object) => {
    const read = createSchema(resource).safeParse(values);
    return read.success ? {} : fieldErrors(read.error);
  };

  it('says so at the field', () => {
    const article = { code: 'P', name: 'P', category: 'umum', content: '<p>{{Salah}}</p>' };
    expect(faultsOf(articleTemplate, article)).toEqual({ content: [expect.stringContaining('{{Salah}}')] });
    expect(faultsOf(articleTemplate, { ...article, content: '<p>{{benar}}</p>' })).toEqual({});
    expect(faultsOf(scriptTemplate, { content: '<p>{{benar}}</p>' }).content?.[0]).toContain('tidak dikenal');
  });

  it('keeps a letterhead to some lines', () => {
    const said = (content: string) => faultsOf(letterheadTemplate, { content }).content;
    expect(said('<h2>PT Contoh</h2><p>Jalan</p>')).toBeUndefined();
    expect(said('<p>a</p>'.repeat(9))).toEqual(['Paling banyak 8 baris.']);
    expect(said(`<p>${'a<br>'.repeat(9)}</p>`)).toEqual(['Paling banyak 8 baris.']);
    expect(said('<table><tr><td>a</td></tr></table>')?.[0]).toContain('tanpa daftar dan tabel');
  });
});

describe('a variable', () => {
  it('is called by its name in words', () => {
    expect(variableLabel('nama_pekerjaan')).toBe('Nama pekerjaan');
    expect(variableLabel('nomor_ppjt')).toBe('Nomor PPJT');
  });

  it('always has something to show in a preview', () => {
    fc.assert(fc.property(name.filter(isVariableName), (used) => sampleValue(used).length > 0));
    expect(sampleValue('tanggal_mulai')).toBe('18 November 2026');
    expect(sampleValue('sesuatu_lain')).toBe('[sesuatu lain]');
  });

  it('is filled where it stands, and nothing else is', () => {
    expect(fillVariables('{{a}} {a} {{A}} {{ b }}', (used) => used.toUpperCase())).toBe('A {a} {{A}} B');
  });
});

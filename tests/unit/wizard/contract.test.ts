// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import {
  articleTitles,
  type ContractPart,
  variableLabel,
  variablesOf,
  withParts,
} from '../../../src/wizard/contract/parts.ts';
import { openBrackets } from '../../../src/wizard/draft/paper.ts';

const article = (title: string, content = '<p>Bunyi.</p>'): ContractPart => ({
  ...{ id: title, kind: 'article', title, content },
});
const party: ContractPart = {
  ...{ id: 'k', kind: 'introduction', title: 'Perseroan' },
  content: '<p>{{nama_perusahaan}}, berkedudukan di {{kedudukan}}.</p>',
};
const heads = (html: string) => html.match(/Pasal \d+/g);

describe('a contract put together from parts (DOMAIN 9)', () => {
  it('has its articles after the text, numbered on, and its parties before the first article', () => {
    const first = withParts('<p>Pembukaan.</p>', [article('Definisi'), article('Jangka Waktu')], {});
    const whole = withParts(first, [party, article('Sanksi')], {
      nama_perusahaan: 'PT A & B',
      kedudukan: 'Jakarta',
    });
    expect(articleTitles(whole)).toEqual(['Definisi', 'Jangka Waktu', 'Sanksi']);
    expect(heads(whole)).toEqual(['Pasal 1', 'Pasal 2', 'Pasal 3']);
    expect(whole.indexOf('PT A &amp; B, berkedudukan di Jakarta.')).toBeLessThan(whole.indexOf('Pasal 1'));
    expect(whole.startsWith('<p>Pembukaan.</p>')).toBe(true);
  });

  it('numbers articles anew where one was taken out, and leaves sentences about articles alone', () => {
    const sentence = '<p>Pasal 7 berlaku bagi kedua pihak.</p>';
    const text = `<p style="text-align:center"><strong>Pasal 1<br>Definisi</strong></p>${sentence}<p><strong>Pasal 3</strong></p><h3>Pasal 4 Lain-lain</h3>`;
    const whole = withParts(text, [article('Penutup')], {});
    expect(heads(whole)).toEqual(['Pasal 1', 'Pasal 7', 'Pasal 2', 'Pasal 3', 'Pasal 4']);
    expect(whole).toContain(sentence);
    expect(articleTitles(whole)).toEqual(['Definisi', '', 'Lain-lain', 'Penutup']);
  });

  it('asks for each variable once; what stays empty is in brackets and counts as open', () => {
    const parts = [
      article('Harga', '<p>Harga {{nama_pekerjaan}} {{harga}}.</p>'),
      article('Umum', '<p>{{nama_pekerjaan}}</p>'),
    ];
    expect(variablesOf(parts)).toEqual(['nama_pekerjaan', 'harga']);
    expect(variableLabel('nama_pekerjaan')).toBe('Nama pekerjaan');
    const whole = withParts('', parts, { harga: ' <b>Rp1</b> ' });
    expect(whole).toContain('Harga [nama pekerjaan] &lt;b&gt;Rp1&lt;/b&gt;.');
    expect(openBrackets(whole)).toBe(2);
  });

  it('leaves the letter’s own tags as they are', () => {
    const text = '<p>Kepada <span data-tag="kepada">kepada</span></p>';
    expect(withParts(text, [article('Definisi')], {}).startsWith(text)).toBe(true);
  });
});

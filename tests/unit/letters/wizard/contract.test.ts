// @vitest-environment happy-dom
import { describe, expect, it } from 'vitest';
import { noContract } from '../../../../domain/letters/contract.ts';
import { articlesIn, articlesThere } from '../../../../domain/letters/contract-articles.ts';
import { askedOf, isWrong } from '../../../../domain/letters/contract-values.ts';
import { openBrackets } from '../../../../domain/letters/open-places.ts';
import {
  knownOf,
  partyOf,
  withoutGone,
  withValues,
} from '../../../../src/letters/wizard/contract/parties.ts';
import { type ContractPart, variablesOf, withParts } from '../../../../src/letters/wizard/contract/parts.ts';
import { draftWith } from './on-desk.tsx';

const article = (title: string, content = '<p>Bunyi.</p>'): ContractPart => ({
  ...{ id: title, kind: 'article', title, content },
});
const party: ContractPart = {
  ...{ id: 'k', kind: 'introduction', title: 'Perseroan' },
  content: '<p>{{nama_perusahaan}}, berkedudukan di {{kedudukan}}.</p>',
};
const articleTitles = (html: string) => articlesIn(html).map(({ title }) => title);
const heads = (html: string) => html.match(/Pasal \d+/g);

it('knows where a party has its seat: ours by its letterhead, the other by its address or city', () => {
  const content = '<h2>PT Kita</h2><p>Jalan Lintas Kav. 8, Jakarta Timur 13550</p>';
  const known = (index: number, address: string) => {
    const internalToExternal = { address, externalCc: [], externalReceiver: [{ name: 'PT Dua' }] } as never;
    const draft = draftWith({ concern: 'external', internalToExternal });
    const ours = { name: 'PT Kita', address: '', content };
    return knownOf(index, party, draft, ours, { labels: { firstParty: 'PIHAK KESATU' } as never });
  };
  expect(known(0, '')).toEqual({ nama_perusahaan: 'PT Kita', kedudukan: 'Jakarta Timur' });
  expect(known(1, 'Bekasi').kedudukan).toBe('Bekasi');
  expect(known(1, 'Jalan Raya 1\nBandung 40111').kedudukan).toBe('Bandung');
  expect(known(1, 'Gedung Graha, lantai 3').kedudukan).toBeUndefined();
});

describe('a contract put together from parts (DOMAIN 9)', () => {
  it('has its articles after the text, numbered on, and the tag of its parties before the first article', () => {
    const first = withParts('<p>Pembukaan.</p>', [article('Definisi'), article('Jangka Waktu')], {});
    const whole = withParts(first, [party, party, article('Sanksi')], {});
    expect(articleTitles(whole)).toEqual(['Definisi', 'Jangka Waktu', 'Sanksi']);
    expect(heads(whole)).toEqual(['Pasal 1', 'Pasal 2', 'Pasal 3']);
    expect(whole.match(/data-tag="para_pihak"/g)).toHaveLength(1);
    expect(whole.indexOf('data-tag="para_pihak"')).toBeLessThan(whole.indexOf('Pasal 1'));
    expect(withParts(whole, [party], {})).toBe(whole);
    expect(whole.startsWith('<p>Pembukaan.</p>')).toBe(true);
    expect(whole, 'headings, as in templates').toContain('<h3>Pasal 3<br>Sanksi</h3>');
  });

  it('puts an article where the template has one of its heading that nobody has written yet', () => {
    const text =
      '<h3>Pasal 1<br>Maksud</h3><p>Tertulis.</p><h3>Pasal 2<br>RUANG LINGKUP</h3><p>[Ruang lingkup.]</p><p></p><h3>Pasal 3<br>Harga</h3><p>Rp[nilai].</p><p>Demikian dibuat.</p>';
    const scope = article('Ruang Lingkup', '<p>Lingkup baru.</p>');
    const whole = withParts(text, [scope, article('Harga'), article('Maksud')], {});
    expect(articleTitles(whole)).toEqual(['Maksud', 'Ruang Lingkup', 'Harga', 'Maksud']);
    expect(heads(whole)).toEqual(['Pasal 1', 'Pasal 2', 'Pasal 3', 'Pasal 4']);
    expect(openBrackets(whole)).toEqual([]);
    const at = ['Tertulis', 'Lingkup baru', 'Harga', 'Demikian'].map((words) => whole.indexOf(words));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
  });

  it('that was begun with its parties written in the text has one more written after the last', () => {
    const written = ['PT Satu', 'PT Dua'].map((name) => ({ name, introductionId: 'k', values: {} }));
    const text =
      '<p>PT Satu, di Jakarta.</p><p>PT Dua, di Bogor.</p><p>sepakat:</p><h3>Pasal 1 Definisi</h3>';
    const third = { ...party, values: { nama_perusahaan: 'PT Tiga' } };
    const whole = withParts(text, [third], {}, written);
    expect(whole).toContain(
      '<p>PT Dua, di Bogor.</p><p>PT Tiga, berkedudukan di [kedudukan].</p><p>sepakat:</p>',
    );
    expect(whole).not.toContain('para_pihak');
    const stated = written.map((one) => ({ ...one, introductionId: null }));
    expect(withParts(text, [third], {}, stated)).toContain('para_pihak');
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
    const whole = withParts('', parts, { harga: ' <b>Rp1</b> ' });
    expect(whole).toContain('Harga [nama pekerjaan] &lt;b&gt;Rp1&lt;/b&gt;.');
    expect(openBrackets(whole)).toHaveLength(2);
  });

  it('has the basis right after the parties, and the parties apart, each with words and values of its own', () => {
    const basis: ContractPart = {
      ...{ id: 'd', kind: 'basis', title: 'Dasar' },
      content: '<p>Surat Penetapan.</p>',
    };
    const text = '<p>Kami:</p><p>{{para_pihak}}</p><p>sepakat:</p><h3>Pasal 1 Definisi</h3>';
    const whole = withParts(text, [party, basis], {});
    const at = ['para_pihak', 'Surat Penetapan', 'sepakat:', 'Pasal 1'].map((words) => whole.indexOf(words));
    expect(at).toEqual(at.toSorted((a, b) => a - b));
    expect(at).not.toContain(-1);
    const named = (name: string) =>
      partyOf(party, { nama_perusahaan: name, kedudukan: 'Jakarta', lain: 'x' });
    expect(named('PT Satu')).toEqual({
      name: 'PT Satu',
      introductionId: 'k',
      wording: '{{nama_perusahaan}}, berkedudukan di {{kedudukan}}.',
      values: { nama_perusahaan: 'PT Satu', kedudukan: 'Jakarta' },
    });
    expect(withValues(named('PT Satu'), { nama_perusahaan: 'PT Dua' }).name).toBe('PT Dua');
  });

  it('prints dates in words, amounts with points, and the words of an amount by the amount', () => {
    const price = article(
      'Harga',
      '<p>Rp{{nilai}} ({{nilai_terbilang}} rupiah) sejak {{tanggal_mulai}}.</p>',
    );
    expect(askedOf(variablesOf([price]))).toEqual(['nilai', 'tanggal_mulai']);
    expect(withParts('', [price], { nilai: '1250000000', tanggal_mulai: '2026-12-01' })).toContain(
      'Rp1.250.000.000 (satu miliar dua ratus lima puluh juta rupiah) sejak 1 Desember 2026.',
    );
    expect(isWrong('nilai', 'mahal')).toBe(true);
    expect(['1.250', 'Rp1.250.000', '', '14'].some((value) => isWrong('nilai', value))).toBe(false);
  });

  it('is told apart by what stands in its text, and what was stated by hand stays', () => {
    const offered = [
      { id: 'a', title: 'Definisi' },
      { id: 'b', title: 'Penutup' },
    ];
    const facts = { ...noContract, articles: ['a', 'x'] };
    expect(withoutGone(facts, offered, ['Definisi'], ['Penutup']).articles).toEqual(['x', 'b']);
    expect(withoutGone(facts, offered, [], ['definisi'])).toBe(facts);
  });

  it('has the articles whose headings stand in its text, and those its drafter points to there', () => {
    const offered = ['Definisi', 'Harga & Pajak', 'Penutup'].map((title) => ({
      id: title.slice(0, 1),
      title,
    }));
    const text =
      '<h3>Pasal 1<br>Ketentuan Umum</h3><p><strong>Pasal 2</strong></p><p><strong>HARGA&nbsp;&amp; PAJAK</strong></p><p>Pasal 3 Penutup</p>';
    expect(articlesIn(text)).toEqual([
      { no: 1, title: 'Ketentuan Umum' },
      { no: 2, title: 'HARGA & PAJAK' },
    ]);
    const there = (standsAt: Record<string, string>) => [
      ...articlesThere(text, { articles: ['D', 'H', 'P'], standsAt }, offered),
    ];
    expect(there({})).toEqual([['h', 2]]);
    expect(there({ D: 'ketentuan umum', P: 'Pasal 3' })).toEqual([
      ['d', 1],
      ['h', 2],
    ]);
    expect([...articlesThere(null, { articles: ['P'] }, offered)]).toEqual([['p', null]]);
  });

  it('leaves the letter’s own tags as they are', () => {
    const text = '<p>Kepada <span data-tag="kepada">kepada</span></p>';
    expect(withParts(text, [article('Definisi')], {}).startsWith(text)).toBe(true);
  });
});

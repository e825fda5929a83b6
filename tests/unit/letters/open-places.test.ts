import { expect, it } from 'vitest';
import { openPlaces } from '../../../domain/letters/open-places.ts';

it('the open places of a text are its brackets, unknown variables and tags without a value, each once', () => {
  const html =
    '<p>Mulai [tanggal <b>mulai</b>] sampai [tanggal mulai], oleh {{nama_penanda}} untuk {{kepada}}.</p>' +
    '<p>Nomor {{nomor_naskah}}, <span data-tag="npp">NPP</span> {{ Perihal }}</p>';
  expect(openPlaces(html, { perihal: 'Uji', kepada: [] })).toEqual([
    ...['[tanggal mulai]', '{{nama_penanda}}', 'Penerima naskah', 'Nomor pokok pegawai'],
  ]);
  const parties = { para_pihak: ['PT Satu, diwakili oleh [nama penanda tangan]; dan', 'PT Dua.'] };
  expect(openPlaces('<p>{{para_pihak}}</p>', parties)).toEqual(['[nama penanda tangan]']);
  expect(openPlaces('<p>Isi.</p>', parties)).toEqual([]);
  expect(openPlaces('<p>Pasal 3 [x] dan [] tetap.</p>', {})).toEqual([]);
});

it('blanks, long brackets and the lines beside the text are open places too', () => {
  const long = `[${'uraian singkat tentang latar belakang pekerjaan, '.repeat(5)}dan dasarnya]`;
  const html = `<p>Nama: ............ Tempat: ____________ ${long} dan seterusnya... Selesai.</p>`;
  expect(openPlaces(html, {}, ['Pekerjaan [nama proyek]', '[kota]', null])).toEqual([
    ...['[nama proyek]', '[kota]', '......', '______', long],
  ]);
  expect(openPlaces('<p>Isi … dan seterusnya ...</p>', {}, ['a < b > c', 'Jakarta'])).toEqual([]);
});

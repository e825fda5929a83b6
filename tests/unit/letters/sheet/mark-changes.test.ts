// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference } from '../../../../server/letters/versions/difference/text-difference.ts';
import { hostPlaces, markChanges } from '../../../../src/letters/sheet/changes/mark-changes.ts';

const mark = (before: string, after: string) => {
  const marked = markChanges(after, textDifference(before, after));
  const body = document.createElement('div');
  body.innerHTML = hostPlaces(marked.html, marked.places);
  return { body, ...marked };
};
const hosts = (body: Element) => [...body.querySelectorAll('[data-place]')];
const before = (host: Element | undefined) => now(host?.previousElementSibling);
const now = (element: Element | null | undefined) => {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const gone of copy?.querySelectorAll('del') ?? []) gone.remove();
  return copy?.textContent;
};
const marked = (body: Element) => [...body.querySelectorAll('[data-changed]')].map(now);

describe('what changed in a text', () => {
  const [one, two, three] = [
    '<p>Rencana operasi Natal.</p>',
    '<p>Puncak arus pada 23 Desember.</p>',
    '<p>Demikian disampaikan.</p>',
  ];

  it('is marked where it stands, each with a place of its own right after it', () => {
    const { body, places } = mark(
      one + two + three,
      `${one}<p>Puncak arus pada 24 Desember.</p>${three}<p>Petugas tambahan 86 orang.</p>`,
    );
    expect(marked(body)).toEqual(['Puncak arus pada 24 Desember.', 'Petugas tambahan 86 orang.']);
    expect(hosts(body).map(before)).toEqual(marked(body));
    expect(places.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['changed'], ['added']]);
  });

  it('is marked on pictures and page breaks too, and what follows keeps its place', () => {
    const id = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
    const figure = (alt: string) =>
      `<figure><img data-picture="${id}" alt="${alt}"><figcaption>Gambar 1</figcaption></figure>`;
    const { body, places } = mark(
      one + figure('Peta') + two,
      `${one}${figure('Denah')}<hr data-break="page">${two}`,
    );
    expect([...body.querySelectorAll('[data-changed]')].map(({ tagName }) => tagName)).toEqual([
      ...['FIGURE', 'HR'],
    ]);
    expect(places.flatMap(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual(['changed', 'added']);
  });

  it('has a place where something was deleted: in the middle, at the head, and of all of it', () => {
    const middle = mark(one + two + three, one + three);
    expect(marked(middle.body)).toEqual([]);
    expect(hosts(middle.body).map(before)).toEqual(['Rencana operasi Natal.']);
    const head = mark(one + two + three, three);
    expect(head.body.firstElementChild?.matches('[data-place]')).toBe(true);
    expect(head.places).toHaveLength(1);
    expect(hosts(mark(one + two, '').body)).toHaveLength(1);
  });

  it('is one place where one paragraph stands for a quite different one', () => {
    const { places, body } = mark(
      one + two + three,
      `${one}<p>Seluruh kantor cabang agar siaga.</p>${three}`,
    );
    expect(places.map(({ blocks }) => blocks.map(({ kind }) => kind))).toEqual([['removed', 'added']]);
    expect(hosts(body).map(before)).toEqual(['Seluruh kantor cabang agar siaga.']);
  });

  it('is told with what came for it, a paragraph for a paragraph, also where a list item came between', () => {
    const list = (more = '') => `<ol><li><p>Gerbang Cempaka</p></li>${more}</ol>`;
    const { places, body } = mark(
      `${list()}<p>Kami minta daftar petugas.</p>`,
      `${list('<li><p>Derek 24 unit</p></li>')}<p>Biaya pada anggaran 2026.</p>`,
    );
    expect(places.map(({ blocks }) => blocks.map(({ kind, tag }) => `${kind} ${tag}`))).toEqual([
      ['added li'],
      ['removed p', 'added p'],
    ]);
    expect(hosts(body).map(before)).toEqual(['Derek 24 unit', 'Biaya pada anggaran 2026.']);
  });

  it('stays inside its list item, and of a table stands below it, once', () => {
    const list = (item: string) => `<ol><li><p>Gerbang</p></li><li><p>${item}</p></li></ol>`;
    const inList = mark(list('Derek 18 unit'), list('Derek 24 unit'));
    expect(hosts(inList.body).map((host) => host.parentElement?.tagName)).toEqual(['LI']);
    const table = (a: string, b: string) =>
      `<table><tbody><tr><td><p>Ruas</p></td><td>${a}</td></tr><tr><td>Derek</td><td>${b}</td></tr></tbody></table>`;
    const inTable = mark(table('satu', '18'), table('dua', '24'));
    expect(marked(inTable.body)).toEqual(['dua', '24']);
    expect(hosts(inTable.body).map((host) => host.previousElementSibling?.tagName)).toEqual(['TABLE']);
    const shorter = mark(
      table('satu', '18'),
      '<table><tbody><tr><td><p>Ruas</p></td><td>satu</td></tr></tbody></table>',
    );
    expect(hosts(shorter.body).map((host) => host.parentElement)).toEqual([shorter.body]);
  });

  it('of form only counts too; words in bold and line breaks are no blocks of their own', () => {
    const { body, places } = mark(
      `${one}<p>a <b>b</b><br>c</p>`,
      `${one}<p style="text-align: center">a b<br>c</p>`,
    );
    expect(marked(body)).toEqual(['a bc']);
    expect(places).toHaveLength(1);
  });

  it('is shown as a whole at the end where the text on paper is not the one compared', () => {
    const { places, html } = markChanges(one, textDifference(two + three, `${two}<p>Lain.</p>`));
    expect(places).toHaveLength(1);
    const body = document.createElement('div');
    body.innerHTML = hostPlaces(html, places);
    expect(marked(body)).toEqual([]);
    expect(hosts(body).map(before)).toEqual(['Rencana operasi Natal.']);
  });

  it('marks the words that came and those that went, through bold and line breaks', () => {
    const { body } = mark(
      '<p>Kenaikan volume <b>18,4%</b> dari lalu lintas,<br>dan 18 unit derek.</p>',
      '<p>Kenaikan  volume <b>21,2%</b> dari lalu lintas,<br>dan 24 unit derek siaga.</p>',
    );
    const words = (tag: string) => [...body.querySelectorAll(tag)].map((one) => one.textContent);
    expect(words('del')).toEqual(['18,4', '18']);
    expect(words('ins')).toEqual(['21,2', '24', ' siaga']);
    expect(body.querySelector('b')?.innerHTML).toBe('<del>18,4</del><ins>21,2</ins>%');
    expect(now(body.querySelector('p'))).toBe(
      'Kenaikan  volume 21,2% dari lalu lintas,dan 24 unit derek siaga.',
    );
  });

  it('leaves the words alone where a tag stands among them: it is filled on paper', () => {
    const tag = '<span data-tag="kepada">kepada</span>';
    const { body } = mark(
      `<p>Kepada ${tag} satu</p><p>{{dari}} a</p>`,
      `<p>Kepada ${tag} dua</p><p>{{jabatan}} a</p>`,
    );
    expect(body.querySelectorAll('ins, del')).toHaveLength(0);
    expect(body.querySelectorAll('[data-changed]')).toHaveLength(2);
  });

  it('finds any words again, and never changes what stands there', () => {
    const text = fc.array(fc.constantFrom('satu', 'dua', ' ', '  ', 'tiga.', '<b>empat</b>', '<br>', '😀'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const html = `<p>${fresh.join('')}</p><p>Tetap.</p>`;
        const { body } = mark(`<p>${old.join('')}</p><p>Tetap.</p>`, html);
        for (const host of hosts(body)) host.remove();
        const plain = document.createElement('div');
        plain.innerHTML = html;
        expect(now(body)).toBe(plain.textContent);
      }),
    );
  });

  it('does not take marks that a text brought along', () => {
    expect(markChanges('<p data-changed="x" data-after="0">Satu</p>', []).html).toBe('<p>Satu</p>');
  });
});

// @vitest-environment happy-dom
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { textDifference } from '../../../../server/letters/versions/difference/text-difference.ts';
import { markChanges, showChanges } from '../../../../src/letters/sheet/changes/mark-changes.ts';
import { markPassages, type Passage } from '../../../../src/letters/sheet/changes/passages.ts';

const mark = (before: string, after: string) => {
  const marked = markChanges(after, textDifference(before, after));
  const body = document.createElement('div');
  body.innerHTML = showChanges(marked.html);
  return { body, kinds: marked.changes.map(({ kind }) => kind), ...marked };
};
const now = (element: Element | null | undefined) => {
  const copy = element?.cloneNode(true) as Element | undefined;
  for (const gone of copy?.querySelectorAll('del') ?? []) gone.remove();
  return copy?.textContent;
};
const texts = (body: Element, selector: string) =>
  [...body.querySelectorAll(selector)].map(({ textContent }) => textContent);

describe('what changed in a text', () => {
  const [one, two, three] = [
    '<p>Rencana operasi Natal.</p>',
    '<p>Puncak arus pada 23 Desember.</p>',
    '<p>Demikian disampaikan.</p>',
  ];

  it('is one change each: words for words, a paragraph that came, one that went', () => {
    const { body, kinds, changes } = mark(
      `${one}<p>Cuti diatur sendiri.</p><p>Volume 18,4% dan 18 unit derek.</p>`,
      `${one}<p>Volume 21,2% dan 24 unit derek.</p><p>Petugas tambahan 86 orang.</p>`,
    );
    expect(kinds).toEqual(['removed', 'changed', 'changed', 'added']);
    expect(texts(body, 'del')).toEqual(['Cuti diatur sendiri.', '18,4', '18']);
    expect(texts(body, 'ins')).toEqual(['21,2', '24', 'Petugas tambahan 86 orang.']);
    for (const { id } of changes) expect(body.querySelector(`[data-change="${id}"]`)).not.toBeNull();
  });

  it('joins words that only a blank parts', () => {
    const { body, kinds } = mark(
      '<p>Kami minta dua derek besar.</p>',
      '<p>Kami minta empat mobil besar.</p>',
    );
    expect(kinds).toEqual(['changed']);
    expect([texts(body, 'del'), texts(body, 'ins')]).toEqual([['dua derek'], ['empat mobil']]);
  });

  it('is marked on pictures and page breaks too, and what follows keeps its place', () => {
    const id = '019a9d3e-5b52-7c1e-9a3b-2f6d8c1e4a70';
    const figure = (alt: string) =>
      `<figure><img data-picture="${id}" alt="${alt}"><figcaption>Gambar 1</figcaption></figure>`;
    const { body } = mark(one + figure('Peta') + two, `${one}${figure('Denah')}<hr data-break="page">${two}`);
    expect([...body.querySelectorAll('[data-whole="added"]')].map(({ tagName }) => tagName)).toEqual([
      ...['FIGURE', 'HR'],
    ]);
  });

  it('puts what was deleted back where it was: in the middle, at the head, at the end, and all of it', () => {
    const order = (before: string, after: string) =>
      [...mark(before, after).body.children].map(
        (child) => `${child.querySelector('del') ? '-' : ''}${child.textContent}`,
      );
    expect(order(one + two + three, one + three)[1]).toBe('-Puncak arus pada 23 Desember.');
    expect(order(one + two + three, three).slice(0, 2)).toEqual([
      '-Rencana operasi Natal.',
      '-Puncak arus pada 23 Desember.',
    ]);
    expect(order(one + two, one)[1]).toBe('-Puncak arus pada 23 Desember.');
    expect(order(one + two, '')).toHaveLength(2);
  });

  it('says of a paragraph that stands elsewhere that it was moved, once', () => {
    const { body, kinds } = mark(one + two + three, two + three + one);
    expect(kinds).toEqual(['moved']);
    expect(body.querySelectorAll('del')).toHaveLength(0);
    expect(texts(body, '[data-whole="moved"]')).toEqual(['Rencana operasi Natal.']);
  });

  it('puts a list item back among its like, and a row of a table below the table', () => {
    const list = (...items: string[]) =>
      `<ol>${items.map((item) => `<li><p>${item}</p></li>`).join('')}</ol>`;
    const inList = mark(list('Gerbang', 'Derek', 'Kantor'), list('Gerbang', 'Kantor'));
    expect([...inList.body.querySelectorAll('li')].map((item) => item.hasAttribute('data-gone'))).toEqual([
      ...[false, true, false],
    ]);
    const table = (...rows: string[]) =>
      `<table><tbody>${rows.map((row) => `<tr><td>Ruas</td><td>${row}</td></tr>`).join('')}</tbody></table>`;
    const inTable = mark(table('satu', 'dua') + one, table('satu') + one);
    expect(inTable.body.querySelector('table del')).toBeNull();
    expect(inTable.body.querySelectorAll('table ~ [data-gone]').length).toBeGreaterThan(0);
  });

  it('of form only counts too; words in bold and line breaks are no blocks of their own', () => {
    const { body, kinds } = mark(
      `${one}<p>a <b>b</b><br>c</p>`,
      `${one}<p style="text-align: center">a b<br>c</p>`,
    );
    expect(kinds).toEqual(['restyled']);
    expect(texts(body, '[data-whole="restyled"]')).toEqual(['a bc']);
  });

  it('is only shown side by side where the text on paper is not the one compared', () => {
    const { changes, html, blocks } = markChanges(one, textDifference(two + three, `${two}<p>Lain.</p>`));
    expect(changes).toHaveLength(1);
    expect(html).toBe(one);
    expect(blocks.length).toBeGreaterThan(0);
  });

  it('marks the words that came and those that went, through bold and line breaks', () => {
    const { body } = mark(
      '<p>Kenaikan volume <b>18,4%</b> dari lalu lintas,<br>dan 18 unit derek.</p>',
      '<p>Kenaikan  volume <b>21,2%</b> dari lalu lintas,<br>dan 24 unit derek siaga.</p>',
    );
    expect(texts(body, 'del')).toEqual(['18,4', '18']);
    expect(texts(body, 'ins')).toEqual(['21,2', '24', ' siaga']);
    expect(body.querySelector('b')?.textContent).toBe('18,421,2%');
    expect(now(body.querySelector('p'))).toBe(
      'Kenaikan  volume 21,2% dari lalu lintas,dan 24 unit derek siaga.',
    );
  });

  it('shows old and new as a whole where a tag stands among the words: it is filled on paper', () => {
    const tag = '<span data-tag="kepada">kepada</span>';
    const { body, kinds } = mark(
      `<p>Kepada ${tag} satu</p><p>{{dari}} a</p>`,
      `<p>Kepada ${tag} dua</p><p>{{jabatan}} a</p>`,
    );
    expect(kinds).toEqual(['changed', 'changed']);
    expect(texts(body, 'del')).toEqual(['Kepada kepada satu', '{{dari}} a']);
    expect(texts(body, '[data-whole="added"]')).toEqual(['Kepada kepada dua', '{{jabatan}} a']);
  });

  it('finds any words again, and never changes what stands there', () => {
    const text = fc.array(fc.constantFrom('satu', 'dua', ' ', '  ', 'tiga.', '<b>empat</b>', '<br>', '😀'), {
      maxLength: 12,
    });
    fc.assert(
      fc.property(text, text, (old, fresh) => {
        const html = `<p>${fresh.join('')}</p><p>Tetap.</p>`;
        const { body } = mark(`<p>${old.join('')}</p><p>Tetap.</p>`, html);
        const plain = document.createElement('div');
        plain.innerHTML = html;
        expect(now(body)).toBe(plain.textContent);
      }),
    );
  });

  it('does not take marks that a text brought along', () => {
    expect(markChanges('<p data-change="x" data-gone="0">Satu</p>', []).html).toBe('<p>Satu</p>');
  });
});

describe('a passage on the sheet', () => {
  const passage = (quote: string, more: Partial<Passage> = {}): Passage => ({
    ...{ id: quote, part: 'content', anchor: { quote, prefix: '', suffix: '', block: 0 } },
    ...more,
  });
  const shown = (html: string, ...passages: Passage[]) => {
    const body = document.createElement('div');
    body.innerHTML = markPassages(html, passages);
    return body;
  };

  it('is wrapped through bold and beside what was deleted, reached once by key', () => {
    const body = shown(
      '<p>Ada <del>18</del><ins>24</ins> unit\u00a0<b>derek</b> siaga.</p>',
      passage('24 unit derek'),
    );
    expect(texts(body, 'mark')).toEqual(['24', ' unit\u00a0', 'derek']);
    expect(body.querySelectorAll('mark[role=button]')).toHaveLength(1);
  });

  it('may lie within another one, and one that is gone is not marked', () => {
    const body = shown(
      '<p>Kami siapkan derek.</p>',
      passage('siapkan derek'),
      passage('derek'),
      passage('hilang'),
    );
    expect(texts(body, 'mark')).toEqual(['siapkan ', 'derek']);
  });

  it('that somebody wants otherwise has the new words after it, as text', () => {
    const body = shown(
      '<p>Petugas sebanyak 86 orang.</p>',
      passage('sebanyak', { proposal: '<b>paling</b>' }),
    );
    expect(body.textContent).toBe('Petugas sebanyak <b>paling</b> 86 orang.');
    expect(body.querySelector('b')).toBeNull();
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { parseQuery, type Term } from '../../../server/search/query/parse-query.ts';

const said = (typed: string): string[] => parseQuery(typed).terms.map(inWords);
const inWords = ({ kind, text, isExcluded }: Term): string => `${isExcluded ? 'not ' : ''}${kind} ${text}`;

describe('what is typed into a search', () => {
  it.each([
    ['Perbaikan  jembatan', ['word perbaikan', 'word jembatan']],
    ['"ruas tol" rapat', ['phrase ruas tol', 'word rapat']],
    ['“ruas tol”', ['phrase ruas tol']],
    ['rapat -undangan', ['word rapat', 'not word undangan']],
    ['rapat -"ruas tol"', ['word rapat', 'not phrase ruas tol']],
    ['kontra*', ['beginning kontra']],
    ['"belum ditutup', ['phrase belum ditutup']],
    ['rapat rapat RAPAT', ['word rapat']],
    // A phrase keeps its stop words.
    ['"di atas"', ['phrase di atas']],
    ['surat yang dan rapat', ['word surat', 'word rapat']],
  ])('%s', (typed, terms) => expect(said(typed)).toEqual(terms));

  it('takes the number of a letter as its parts in their order', () => {
    expect(said('B-012/ND/NTR.OPT/XI/2026')).toEqual(['phrase b 012 nd ntr opt xi 2026']);
  });

  it.each(['!!&|():*', '- -- -', '""', '<->', '\\', "'; drop table letter", '*', '\u0000'])(
    'finds no syntax in %j by accident',
    (typed) => {
      for (const { text } of parseQuery(typed).terms) expect(text).toMatch(/^[\p{L}\p{N} ]+$/u);
    },
  );

  it('says that only common words were typed', () => {
    expect(parseQuery('dan yang di')).toEqual({ terms: [], leftOut: ['common'] });
  });

  it('looks for the first of very many words, and says so', () => {
    const words = Array.from({ length: 2000 }, (_, index) => `kata${index}`).join(' ');
    const { terms, leftOut } = parseQuery(words);
    expect(terms).toHaveLength(24);
    expect(leftOut).toEqual(['too-many']);
  });

  it('never fails, whatever is typed, and every word of it is letters and digits', () => {
    const piece = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.constantFrom('"', '-', '*', ' ', '“', "'", '&', '|', '!', '(', ')', ':', '<', '\\', 'tol', 'yang'),
    );
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 60 }), (pieces) => {
        const { terms } = parseQuery(pieces.join(''));
        expect(terms.length).toBeLessThanOrEqual(24);
        for (const { kind, text } of terms) {
          expect(text).toMatch(/^[\p{L}\p{N}\p{M}]+( [\p{L}\p{N}\p{M}]+)*$/u);
          if (kind !== 'phrase') expect(text).not.toContain(' ');
        }
      }),
    );
  });
});

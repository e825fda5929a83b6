import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { extractText, extractTextItems } from 'unpdf';
import { afterAll, describe, expect, test } from 'vitest';
import { paperForm, partyTag } from '../../../domain/letters/arrangement.ts';
import { checkPlace } from '../../../domain/letters/check-words.ts';
import type { ContractParty } from '../../../domain/letters/contract.ts';
import { arrangementOf, arrangements, layoutOf } from '../../../domain/letters/layouts.ts';
import { tagValuesOf } from '../../../domain/letters/tag-values.ts';
import { fillTags, longDate } from '../../../domain/letters/tags.ts';
import { type LetterDocument, renderLetterPdf, stopRendering } from '../../../server/documents/index.ts';
import { makePair } from '../../../server/letters/sealing/certificates.ts';
import { signedPdf } from '../../../server/letters/sealing/pdf-sealer.ts';
import { cleanRichText } from '../../../server/rich-text/index.ts';
import { readStarter } from '../../../server/starter/index.ts';
import { LetterSheet, type SheetLetter } from '../../../src/letters/sheet/index.ts';
import { judgedBy } from '../../support/pdf-judges.ts';
import { aLetter } from './a-letter.ts';
import { linesOf } from './lines-of.ts';

afterAll(stopRendering);

type SubType = { code: string; name: string; kindCode: string; flows: string[]; arrangement: string };
type Template = { code: string; subTypeCode: string; content: string };
const { subTypes } = readStarter<{ subTypes: SubType[] }>('letter-kinds');
const templates = readStarter<Template[]>('letter-templates');
// A letter from outside has a scan; nobody writes its text.
const written = subTypes.filter(({ kindCode }) => kindCode !== 'NM');

const subject = 'Siaga libur panjang';
const number = 'B-006/XX/NTR.OPT/PR.01.01/XI/2026';
const date = '23 November 2026';
const secondParty = {
  personName: 'Putri Saragi',
  positionName: 'Kepala Divisi Aset',
  institution: 'PT Karya Marga',
};

const textOf = async (letter: LetterDocument, pdf?: Uint8Array) => {
  // The reader takes the bytes it is given.
  const bytes = pdf ? new Uint8Array(pdf) : await renderLetterPdf(letter);
  const { text } = await extractText(bytes, { mergePages: true });
  // Further pages repeat kind and number at their head.
  return text
    .replace(/\s+/g, ' ')
    .replaceAll(`${letter.kindName} tanggal ${date} Nomor ${letter.number}`, '')
    .replaceAll(`${letter.letterhead?.name} ${letter.kindName} Nomor ${letter.number}`, '');
};
const times = (text: string, words: string) =>
  text.toLowerCase().split(words.toLowerCase().replace(/\s+/g, ' ')).length - 1;

const signerTags = {
  dari: 'Kartika Hutapea',
  jabatan: 'Kepala Divisi Operasi dan Transaksi',
  npp: '804511',
};

const letterOf = (kind: SubType, template: Template): LetterDocument => ({
  ...aLetter,
  kindName: kind.name,
  number,
  arrangement: arrangementOf(kind.arrangement),
  secondParty,
  to: ['Kepala Divisi Aset'],
  subject,
  scriptDate: '2026-11-23',
  ccs: [],
  bodyHtml: fillTags(
    template.content,
    tagValuesOf({
      tags: signerTags,
      ...{ to: ['Kepala Divisi Aset'], ccs: [], subject, number, scriptDate: '2026-11-23' },
      ...{ attachmentNote: aLetter.attachmentNote, urgencyName: '', place: aLetter.place },
      parties: partyTag(
        { ...aLetter, arrangement: arrangementOf(kind.arrangement), secondParty },
        signerTags,
      ),
    }),
  ),
});

const { root, sealed } = await sealerOf();

/** As an installation's first letter makes it. */
async function sealerOf() {
  const { root, seal } = await makePair('PT Nusantara Tol Raya (Persero)', new Date());
  const signer = { root: root.certificate, seal };
  const who = { personName: 'Kartika Hutapea', positionName: 'Kepala Divisi Operasi', at: new Date() };
  return {
    root: root.certificate,
    sealed: async (pdf: Uint8Array) => (await signedPdf(pdf, who, signer)).pdf,
  };
}

const valuesOf = (verdicts: Record<string, string>) => [...new Set(Object.values(verdicts))];

test('one changed byte is found by whoever checks the signature', async () => {
  const signed = await sealed(await renderLetterPdf({ ...aLetter, subject }));
  const at = Buffer.from(signed).indexOf('stream') + 40;
  signed[at] = (signed[at] ?? 0) ^ 1;
  const { qpdf: _reads, ...verdicts } = await judgedBy(signed, root);
  expect(valuesOf(verdicts)).toEqual(['digest mismatch']);
});

describe('every subtype of the demo', () => {
  test('has an arrangement of its own choice, and a template where it is written', () => {
    expect(subTypes.map(({ arrangement }) => arrangement)).toEqual(
      subTypes.map(({ arrangement }) => arrangementOf(arrangement)),
    );
    expect(templates.map(({ subTypeCode }) => subTypeCode).sort()).toEqual(
      written.map(({ code }) => code).sort(),
    );
  });

  test.each(written.map((kind) => [kind.code, kind] as const))(
    '%s: what its kind must have, in order, nothing twice',
    async (code, kind) => {
      const template = templates.find(({ subTypeCode }) => subTypeCode === code) as Template;
      // Otherwise the first save of the template would lose what cleaning removes.
      expect(cleanRichText(template.content)).toBe(template.content);
      const layout = layoutOf(arrangementOf(kind.arrangement));
      const letter = letterOf(kind, template);
      const pdf = await renderLetterPdf(letter);
      await expect(await linesOf(pdf)).toMatchFileSnapshot(`lines/subtypes/${code}.txt`);
      const signed = await sealed(pdf);
      expect(valuesOf(await judgedBy(signed, root))).toEqual(['valid']);
      const text = await textOf(letter, pdf);
      expect(times(text, number)).toBe(1);
      // A decision repeats its subject in its last reason and in Menetapkan; every other kind has it once.
      const decides = /Menetapkan/.test(template.content);
      expect(times(text, subject)).toBe(decides ? 3 : 1);
      // The seal says the day of signing besides; it is another day here.
      expect(times(text, date)).toBe(1);
      const inOrder = (words: (string | false | undefined)[]) => {
        let from = 0;
        for (const part of words.filter(Boolean) as string[]) {
          const at = text.indexOf(part, from);
          expect(at, `${part} in ${text}`).toBeGreaterThanOrEqual(0);
          from = at + part.length;
        }
      };
      const title = kind.name.toUpperCase();
      if (layout.head === 'memo')
        inOrder([title, 'Nomor:', 'Kepada', 'Dari', 'Hal', 'Lampiran', 'Tanggal', 'Kartika Hutapea']);
      else if (layout.head === 'address')
        inOrder([
          'Nomor',
          number,
          'Sifat',
          'Lampiran',
          'Hal',
          'Yth.',
          'Kepala Divisi Aset',
          'Kartika Hutapea',
        ]);
      else {
        inOrder([
          layout.isAddressed && 'Yth.',
          title,
          !layout.hasMarks && (layout.isNumberedAsLetter ? 'Nomor:' : 'NOMOR'),
          layout.hasSubject && (layout.isTitledBySubject ? '' : 'TENTANG ') + subject.toUpperCase(),
          layout.hasMarks && 'NOMOR',
          decides && 'Menimbang',
          decides && 'MEMUTUSKAN',
          decides && 'Menetapkan',
          layout.placed === 'plain' && 'Jakarta',
          layout.placed && layout.placed !== 'plain' && `${layout.placed} di Jakarta`,
          layout.inCapitals ? 'KARTIKA HUTAPEA' : 'Kartika Hutapea',
        ]);
        expect(text).not.toMatch(/\bDari :|\bHal :/);
      }
      const asksWhom = ['memo'].includes(layout.head) || /\bKepada\b/.test(template.content);
      if (!asksWhom) expect(text).not.toMatch(/Kepada :/);
      // Who decide together are named by post and company, in capitals.
      if (layout.decidesTogether)
        inOrder(['PT NUSANTARA TOL RAYA (PERSERO) DAN', 'MEMUTUSKAN', 'PUTRI SARAGI']);
      else if (layout.isOfParties)
        inOrder([
          // The sheets of agreements have no staff numbers.
          `Kartika Hutapea, ${layout.hasNoStaffNumbers ? '' : 'NPP 804511, '}Kepala Divisi Operasi dan Transaksi, mewakili PT Nusantara Tol Raya (Persero), selanjutnya disebut ${layout.firstParty ?? 'PIHAK PERTAMA'}; dan`,
          'Putri Saragi, Kepala Divisi Aset, mewakili PT Karya Marga, selanjutnya disebut PIHAK KEDUA.',
          `${layout.firstParty ?? 'PIHAK PERTAMA'},`,
          'PT Nusantara Tol Raya (Persero)',
        ]);
      if (layout.parties)
        for (const { role } of layout.parties)
          expect(text).toContain(role === role.toUpperCase() ? `${role},` : role);
      if (layout.parties && !layout.parties.some(({ blanks }) => blanks))
        expect(text).toMatch(layout.inCapitals ? /PUTRI SARAGI/ : /Putri Saragi/);
    },
  );
});

const contractParties: ContractParty[] = [
  {
    name: 'PT Energi Singgah Utama',
    introductionId: null,
    wording:
      '{{nama_perusahaan}}, berkedudukan di {{kedudukan}}, diwakili oleh {{nama_penanda_tangan}} (disebut "{{sebutan_pihak}}").',
    values: {
      nama_perusahaan: 'PT Energi Singgah Utama',
      nama_penanda_tangan: 'Rahmat Hidayat',
      sebutan_pihak: 'PENGELOLA',
    },
  },
  { name: 'pt nusantara tol raya (persero)', introductionId: null, values: {} },
  {
    name: 'PT Bank Cakrawala',
    introductionId: null,
    values: { nama_penanda_tangan: 'Bayu Prasetyo', jabatan_penanda_tangan: 'Direktur Utama' },
  },
];

test('a contract prints its parties as data: in the title, in the text and at the signatures, ours wherever it stands', async () => {
  const letter = { ...aLetter, arrangement: 'perjanjian', contractParties } as const;
  const tag = partyTag(letter, { dari: 'Kartika Hutapea', jabatan: 'Direktur Operasi', npp: '1' });
  expect(tag).toEqual([
    'PT Energi Singgah Utama, berkedudukan di [kedudukan], diwakili oleh Rahmat Hidayat (disebut "PENGELOLA");',
    'Kartika Hutapea, Direktur Operasi, mewakili pt nusantara tol raya (persero), selanjutnya disebut PIHAK KEDUA; dan',
    'Bayu Prasetyo, Direktur Utama, mewakili PT Bank Cakrawala, selanjutnya disebut PIHAK KETIGA.',
  ]);
  const text = await textOf({ ...letter, bodyHtml: fillTags('<p>{{para_pihak}}</p>', { para_pihak: tag }) });
  expect(text).toContain(
    'ANTARA PT ENERGI SINGGAH UTAMA PT NUSANTARA TOL RAYA (PERSERO) DAN PT BANK CAKRAWALA',
  );
  const [, signatures] = text.split('PIHAK KETIGA.');
  expect(signatures).toMatch(
    /PENGELOLA,.*PIHAK KEDUA,.*Rahmat Hidayat.*Kartika Hutapea.*PIHAK KETIGA,.*Bayu Prasetyo/,
  );
  expect(signatures?.match(/Meterai/g)).toHaveLength(1);
});

test('a title names parties only where they were printed, so that what is signed keeps the title of its PDF', () => {
  const letter = { ...aLetter, arrangement: 'perjanjian', secondParty } as const;
  expect(paperForm(letter).between).toBe('');
  expect(paperForm({ ...letter, contractParties: [] }).between).toBe(
    'ANTARA PT NUSANTARA TOL RAYA (PERSERO)\nDAN PT KARYA MARGA',
  );
});

test.each([2, 3, 4, 5])('each of %i parties has room to sign, in its own half of the page', async (count) => {
  const names = ['Ambar', 'Bayu', 'Citra', 'Dharma', 'Endah'].slice(0, count);
  const parties = names.map((name, index) => ({
    name: index === 1 ? (aLetter.letterhead?.name ?? '') : `PT ${name}`,
    introductionId: null,
    values: { nama_penanda_tangan: name, jabatan_penanda_tangan: `Direktur ${name}` },
  }));
  const signer = aLetter.signer && { ...aLetter.signer, personName: 'Bayu', positionName: 'Direktur Bayu' };
  const letter = { ...aLetter, arrangement: 'perjanjian', signer, contractParties: parties } as const;
  const { items } = await extractTextItems(await renderLetterPdf(letter));
  const all = items.flat();
  const [left, right] = [0, 1].map((at) => all.find(({ str }) => str === names[at])?.x ?? Number.NaN);
  for (const [index, name] of names.entries()) {
    const post = all.find(({ str }) => str === `Direktur ${name},`);
    const signed = all.find(({ str }) => str === name);
    expect([post?.x, signed?.x], name).toEqual(Array(2).fill(index % 2 === 0 ? left : right));
    // 16 mm, in points, from bottom to top of the page.
    expect((post?.y ?? 0) - (signed?.y ?? 0), name).toBeGreaterThan(45);
  }
});

const words = (html: string) =>
  html
    .replace(/<[^>]*>/g, '')
    .replaceAll('&amp;', '&')
    .replace(/[\s:]+/g, '');

test.each(arrangements)(
  '%s: the sheet on the screen says what the PDF says, in the same order',
  async (arrangement) => {
    const letter: LetterDocument = {
      ...aLetter,
      arrangement,
      kindName: 'Keputusan Direksi',
      secondParty,
      bodyHtml: 'Isi naskah ini.',
      ccs: [],
      address: 'Jalan Pattimura 20',
    };
    const sheet: SheetLetter = {
      id: letter.letterId,
      letterhead: letter.letterhead && { ...letter.letterhead, logo: null },
      kindName: letter.kindName,
      number: letter.number,
      arrangement,
      secondParty,
      to: letter.to,
      address: letter.address,
      from: letter.from,
      subject: letter.subject,
      attachmentNote: letter.attachmentNote,
      urgencyName: letter.urgencyName,
      place: letter.place,
      scriptDate: letter.scriptDate,
      bodyHtml: letter.bodyHtml,
      coverHtml: '',
      document: null,
      tagValues: {},
      signer: letter.signer && {
        ...letter.signer,
        qr: { path: '', size: 1, check: checkPlace(letter.verifyUrl ?? '') },
      },
      ccs: [],
      attachments: [],
      notice: '',
    };
    const shown = renderToStaticMarkup(createElement(LetterSheet, { letter: sheet }));
    const inner = words(shown.slice(0, shown.indexOf('<footer')));
    const printed = words(await textOf(letter));
    const sorted = (text: string) => [...text].sort().join('');
    const { hasMarks } = layoutOf(arrangement);
    const from = printed.indexOf(
      words(hasMarks ? letter.kindName.toUpperCase() : (letter.letterhead?.name ?? '')),
    );
    const body = printed.slice(from, printed.indexOf('Naskahiniditujukan'));
    // A PDF may give side-by-side columns row by row, so compare the words only.
    if (layoutOf(arrangement).parties || layoutOf(arrangement).head === 'address')
      expect(sorted(body)).toBe(sorted(inner));
    else expect(body).toBe(inner);
    expect(longDate(letter.scriptDate ?? '')).toBe('18 November 2026');
  },
);

import { describe, expect, it } from 'vitest';
import { fixedText } from '../../../build/texts-in-code.ts';
import { resources } from '../../../resources/index.ts';
import {
  confirmationsIn,
  faultsToldIn,
  halvesReadIn,
  literalsOf,
  namesIn,
  pairsOf,
  sourcesOf,
  textsIn,
  translatedAtLoad,
} from './sources.ts';

const operators =
  /^server\/(demo\/|config|directory\/settings|letters\/(checking\/|sealing\/brought-certificate))/;
const sources = sourcesOf('src', 'lib', 'domain', 'resources', 'dataProvider', 'authProvider');
/** What is said to the operator alone is English: at the start, and by `npm run check`. */
const serverSources = sourcesOf('server').filter(({ file }) => !operators.test(file));
const screenPairs = sources.flatMap(pairsOf);
const pairs = [...screenPairs, ...serverSources.flatMap(pairsOf)];
const at = ({ file, line }: { file: string; line: number }) => `${file}:${line}`;

describe('A message', () => {
  it('has a text in both languages, or in neither', () => {
    expect(pairs.length).toBeGreaterThan(3000);
    const isEmpty = (half: Parameters<typeof fixedText>[0]) => fixedText(half)?.trim() === '';
    const odd = pairs.filter(({ id, en }) => isEmpty(id) !== isEmpty(en));
    expect(odd.map(at)).toEqual([]);
  });

  it('fills the same into both languages', () => {
    const odd = pairs.filter(({ id, en }) => {
      const [there, here] = [namesIn(id), namesIn(en)];
      return (
        textsIn(en).length > 0 && [...there, ...here].some((name) => !there.has(name) || !here.has(name))
      );
    });
    expect(odd.map(at)).toEqual([]);
  });

  it('calls a thing by the one word that the glossary has for it', () => {
    const odd = pairs.flatMap((pair) =>
      textsIn(pair.id).flatMap((text) =>
        otherWords
          .filter(({ word, but }) => word.test(text) && !but?.test(pair.file))
          .map(({ rather }) => `${at(pair)} ${text}: ${rather}`),
      ),
    );
    expect(odd).toEqual([]);
  });

  it('is English where it says so', () => {
    // Words no English text has; words common to both languages, and quotations, are not checked.
    const odd = pairs.filter(({ en }) =>
      textsIn(en).some((text) =>
        /\b(yang|tidak|belum|untuk|dengan|sudah|atau)\b/i.test(text.replaceAll(/“[^”]*”/g, '')),
      ),
    );
    expect(odd.map(at)).toEqual([]);
  });
});

describe('What a screen says', () => {
  it('is a message', () => {
    const indonesian = vocabulary();
    const odd = sources
      .filter(({ file }) => !elsewhere.test(file))
      .flatMap(literalsOf)
      .filter(({ text }) => !allowed.has(text))
      .filter(({ text, isMarkup, isFault }) =>
        isMarkup
          ? /\p{L}{2}/u.test(text)
          : !isNoText(text) &&
            ((!isFault && isSentence.test(text)) || wordsIn(text).some((word) => indonesian.has(word))),
      );
    expect(odd.map((one) => `${at(one)} ${one.text}`)).toEqual([]);
  });

  it('is not the Indonesian half of a pair', () => {
    // Excluded: letter labels are records with an id, the record header compares labels, paper is Indonesian.
    const others = /^src\/(letters\/labelling|letters\/sheet\/sheet|views\/page\/record-header)/;
    const screens = sources.filter(({ file }) => file.startsWith('src/') && !others.test(file));
    expect(screens.flatMap(halvesReadIn)).toEqual([]);
  });

  it('has dates and numbers of the language of the page', () => {
    const own = /toLocale(Date|Time)?String\(\s*['"`]|Intl\.(Number|DateTime)Format\(\s*['"`]/;
    const odd = sources.filter(
      ({ file, code }) => file.startsWith('src/') && own.test(code) && !ownClocks.has(file),
    );
    expect(odd.map(({ file }) => file)).toEqual([]);
  });
});

describe('What confirms an act', () => {
  it('ends without a full stop, unless it is more than one sentence', () => {
    const confirmations = confirmationsIn(sources.filter(({ file }) => /^src\/(?!gallery)/.test(file)));
    expect(confirmations.length).toBeGreaterThan(100);
    const isOneSentence = (text: string) => /\.$/.test(text) && !/[.?!:;] \S/.test(text);
    const odd = confirmations.flatMap((pair) =>
      [...textsIn(pair.id), ...textsIn(pair.en)].filter(isOneSentence).map((text) => `${at(pair)} ${text}`),
    );
    expect(odd).toEqual([]);
  });
});

describe('What the server refuses', () => {
  it('is a pair', () => {
    const odd = serverSources.flatMap(faultsToldIn);
    expect(odd.map((one) => `${at(one)} ${one.text}`)).toEqual([]);
  });

  it('is translated when it is told, and not where a module is loaded', () => {
    expect(serverSources.flatMap(translatedAtLoad)).toEqual([]);
  });
});

describe('A declaration', () => {
  it('is labelled in both languages, down to its choices', () => {
    const labels = resources.flatMap(({ name, label, singular: one, fields, sections }) => [
      { of: name, label },
      { of: `${name} (one)`, label: one },
      ...sections.map((section) => ({ of: `${name}, section`, label: section.label })),
      ...Object.entries(fields).flatMap(([field, declared]) => [
        { of: `${name}.${field}`, label: declared.label },
        ...('choices' in declared ? declared.choices : []).map((choice) => ({
          of: `${name}.${field}: ${choice.value}`,
          label: choice.label,
        })),
      ]),
    ]);
    expect(labels.length).toBeGreaterThan(300);
    expect(labels.filter(({ label }) => !label.id.trim() || !label.en.trim()).map(({ of }) => of)).toEqual(
      [],
    );
  });
});

/** Further words for what docs/glossary.md has one for; and where they mean another thing. */
const otherWords: { word: RegExp; rather: string; but?: RegExp }[] = [
  { word: /\bbatas (waktu|tindak lanjut)|\btarget\b/i, rather: 'tenggat' },
  { word: /\bperihal/i, rather: 'hal' },
  { word: /\burgensi\b/i, rather: 'sifat' },
  // Somebody outside who wrote to the company, the sender of a letter received, or of a text just typed.
  {
    word: /\bpengirim(?!an)/i,
    rather: 'penanda tangan',
    but: /incoming|inbox|verif|confidentiality|layouts|versions\/(messages|difference)|list-mails|resources\/|-calls|institution/,
  },
];

/** Not screen texts: letter contents, react-admin's and the calendar's own words, examples. */
const elsewhere =
  /^src\/(gallery|shell\/i18n|letters\/(docx|sheet|wizard\/(contract\/(parts|parties)|draft\/paper)))|dates-by-language|sample|letterhead-preview|lib\/(?:city-in|day-in-words|terbilang)|domain\/calls\/|domain\/letters\/(address-rows|amount-in-words|annexes|check-words|no-breaks|contract-variables|arrangement|confidentiality-notice|layouts|parties|party-lines|tags)/;

/** Names equal in every language, and texts fixed by SPEC (A2, A4, A5). */
const names =
  'Naskah|Indonesia|STATUS|NPP|WIB|SHA-256|Ctrl K|Esc|Bahasa Indonesia|This page could not be found.|Page not found|' +
  'An error occurred while showing the error page|Switch role berhasil|Switch role gagal';
/** Stored values, search keywords, and texts outside any page. */
const values =
  'Musnah|Permanen|Perpanjang|Dinilai Kembali|KILAT|Admin|Usul {}|perbaikan jembatan|tulis surat naskah baru tambah write letter new|' +
  '{} buat baru new add|Ada notifikasi baru.|rapat -undangan|&nbsp;';
const allowed = new Set(`${names}|${values}`.split('|'));
/** These files read a clock, make an internal key, or format as letters do. */
const ownClocks = new Set(['src/dashboard/greeting.ts']);

const wordsIn = (text: string): string[] => text.toLowerCase().match(/\p{L}{3,}/gu) ?? [];

/** "Ciutkan menu": in whatever language, it is meant to be read. */
const isSentence = /^\p{Lu}\p{Ll}+( \p{Ll}{2,})+/u;

/** An address, a key, a selector. */
const isNoText = (text: string): boolean =>
  /^[\p{Ll}\d/.:_?&=${}[\]#*,@-]+$/u.test(text) || /^[/#]|\[[\w-]+[=\]]|\/api\//.test(text);

/** What occurs in the Indonesian halves only. */
function vocabulary(): Set<string> {
  const english = new Set(screenPairs.flatMap(({ en }) => textsIn(en).flatMap(wordsIn)));
  return new Set(
    screenPairs.flatMap(({ id }) => textsIn(id).flatMap(wordsIn)).filter((word) => !english.has(word)),
  );
}

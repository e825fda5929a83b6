// @vitest-environment happy-dom
import { Editor } from '@tiptap/core';
import { afterEach, expect, test } from 'vitest';
import { tagValuesOf } from '../../../domain/letters/tag-values.ts';
import { fillTags, tags, unfilledTags } from '../../../domain/letters/tags.ts';
import { tagWordsOf } from '../../../src/letters/wizard/draft/tag-messages.ts';
import { braced, showChipWords } from '../../../src/rich-text/chips/chip-node.ts';
import { letterChips, suggestionsFor } from '../../../src/rich-text/chips/chips.ts';
import { type Asked, suggestPlugin } from '../../../src/rich-text/chips/suggest-plugin.ts';
import { extensionsFor } from '../../../src/rich-text/schema/extensions.ts';

const values = tagValuesOf({
  tags: { dari: 'Rina', jabatan: 'Direktur', npp: '1', unit: 'Direktorat Operasi', perusahaan: 'PT Contoh' },
  ...{ to: ['A', 'B'], ccs: [], subject: 'Libur', attachmentNote: '-', urgencyName: 'Segera' },
  ...{ place: 'Jakarta', scriptDate: '2026-11-18', number: null, parties: [] },
});

test('every tag has a value from one place, for the chip and for the paper', () => {
  expect(Object.keys(values).toSorted()).toEqual(
    tags
      .map(({ name }) => name)
      .filter((name) => name !== 'naskah_dibalas')
      .toSorted(),
  );
  expect(fillTags('Pada hari ini, {{hari}}, tanggal {{tanggal_terbilang}} di {{tempat}}', values)).toBe(
    'Pada hari ini, Rabu, tanggal delapan belas bulan November tahun dua ribu dua puluh enam di Jakarta',
  );
  expect(unfilledTags('{{unit}}{{perusahaan}}{{sifat}}{{naskah_dibalas}}{{tembusan}}', values)).toEqual([
    'naskah_dibalas',
    'tembusan',
  ]);
});

let editor: Editor | undefined;
afterEach(() => editor?.destroy());

test('a chip shows its value, says when it has none, and follows a change', () => {
  const content = '<p><span data-tag="unit">unit</span> <span data-tag="naskah_dibalas">x</span></p>';
  editor = new Editor({ extensions: extensionsFor('whole', letterChips), content });
  const shown = () =>
    [...(editor?.view.dom.querySelectorAll('[data-tag]') ?? [])].map(
      (chip) => `${chip.textContent}${chip.hasAttribute('data-empty') ? '!' : ''}`,
    );
  showChipWords(editor.storage.tag, tagWordsOf(values));
  expect(shown()).toEqual(['Direktorat Operasi', 'Nomor dan tanggal naskah yang dibalas!']);
  showChipWords(editor.storage.tag, tagWordsOf({ ...values, unit: 'Divisi Hukum' }));
  expect(shown()[0]).toBe('Divisi Hukum');
});

test('"/" behind a space asks for a chip, within words it is only a sign', () => {
  const seen: { asked: Asked | null } = { asked: null };
  const show = (now: Asked | null) => {
    seen.asked = now;
  };
  editor = new Editor({ extensions: extensionsFor('whole', letterChips), content: '<p></p>' });
  editor.view.coordsAtPos = () => new DOMRect();
  editor.registerPlugin(suggestPlugin({ show, key: () => false }));
  const type = (text: string) => {
    editor?.commands.setContent(`<p>${text}</p>`);
    editor?.commands.focus('end');
    return seen.asked && { typed: seen.asked.typed, before: seen.asked.before };
  };
  expect(type('Biaya Rp500.000 /uni')).toEqual({ typed: 'uni', before: 'Biaya Rp500.000 ' });
  expect(type('dan/ata')).toBeNull();
  expect(suggestionsFor(letterChips, 'uni').map(({ name }) => name)).toEqual(['unit']);
});

test('braces that are never closed hold nobody up', { timeout: 2000 }, () => {
  expect(`{{${' '.repeat(30_000)}x`.match(braced)).toBeNull();
  expect('{{ kepada }}'.match(braced)?.[1]).toBe(' kepada ');
});

import fc from 'fast-check';
import { expect, it } from 'vitest';
import { triggerFaults } from '../../../resources/pengaturan/trigger-faults.ts';
import { subjectOf } from '../../../resources/pengaturan/trigger-subject.ts';
import { fillWords, wordsOf } from '../../../resources/pengaturan/trigger-words.ts';
import { written } from '../../../server/triggers/own-text.ts';

const base = { event: 'naskah.diterima', recipients: ['penerima'], actions: ['notify'], delayMinutes: 0 };

it('fills names once: braces in a value are not filled again', () => {
  const values: Record<string, string> = { a: '{{b}}', b: 'x' };
  expect(fillWords('{{a}} {{ b }}', (name) => values[name] ?? '?')).toBe('{{b}} x');
});

it('knows the names it offers at every event, and no other', () => {
  for (const [event, entity] of [
    ['naskah.diterima', null],
    ['disposisi.batas_waktu', null],
    ['delegasi.berubah', null],
    ['kontrak.berakhir', null],
    ['data.diubah', 'help.helpdesk'],
  ]) {
    const subject = subjectOf(event, entity);
    const text =
      subject &&
      wordsOf(subject)
        .map(({ name }) => `{{${name}}}`)
        .join(' ');
    expect(triggerFaults({ ...base, event, entity, recipients: [], messageText: text })).toEqual({});
    const other = triggerFaults({ ...base, event, entity, recipients: [], messageText: '{{kata_sandi}}' });
    expect(Object.keys(other)).toEqual(['messageText']);
  }
});

it.each([
  '{{perihal',
  'perihal}}',
  '{{}}',
  '{{Perihal}}',
  '{{constructor}}',
  '{{nomor}} {{x}}',
  '{{perihal}}',
])('refuses %s at the field', (messageTitle) => {
  expect(Object.keys(triggerFaults({ ...base, messageTitle }))).toEqual(['messageTitle']);
});

const signs = ['a', ' ', '\n', '\r', '\t', '\u2028', '\u2029', '{{', '}}', 'nomor', '<', '👩', '\ud83d'];

it('writes a value on one line of some length, so that it makes no line or link of its own', () => {
  const own = { messageTitle: '{{perihal}}', messageText: 'A\n{{perihal}}\n{{toString}}' };
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom(...signs), maxLength: 900 }), (perihal) => {
      const { title = '', text = '' } = written(own, { perihal });
      expect(title.length).toBeLessThanOrEqual(302);
      expect(text.split('\n')).toHaveLength(3);
      expect(text.endsWith('\n-')).toBe(true);
      expect(/[\r\u2028\u2029]/.test(text)).toBe(false);
    }),
  );
});

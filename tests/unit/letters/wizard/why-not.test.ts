import { expect, it } from 'vitest';
import { whyNot } from '../../../../src/letters/wizard/frame/why-not.ts';

it('a letter that cannot be changed says why: whose draft it is, or where it stands', () => {
  expect(whyNot({ state: 'draft', userName: 'Nadia' })).toBe(
    'Anda tidak berhak menyunting konsep ini. Konsep disusun oleh Nadia; Anda hanya dapat membacanya.',
  );
  expect(whyNot({ state: 'sent', userName: 'Nadia' })).toBe(
    'Naskah ini tidak dapat diubah. Keadaannya sekarang: terkirim.',
  );
});

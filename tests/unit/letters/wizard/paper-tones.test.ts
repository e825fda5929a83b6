import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { paperTones } from '../../../../src/letters/wizard/compose/paper-tones.ts';
import { textLook } from '../../../../src/rich-text/look/text-look.ts';

it('every ground behind text on the sheet is a tone of paper: a table’s head was dark under dark ink', () => {
  const sheet = readFileSync('src/letters/sheet/letter-sheet.css', 'utf8').split('}', 1)[0] ?? '';
  const grounds = JSON.stringify(textLook).matchAll(/"background":"var\((--[\w-]+)\)"/g);
  const missing = [...grounds].flatMap(([, tone = '']) =>
    tone in paperTones || sheet.includes(`${tone}: `) || tone === '--focus' ? [] : [tone],
  );
  expect(missing).toEqual([]);
});

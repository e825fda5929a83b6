import { describe, expect, it } from 'vitest';
import { isBlankHtml } from '../../../lib/blank-text.ts';

describe('What a reader would see nothing of', () => {
  it.each([
    '',
    '<p></p>',
    '<p>&nbsp;<br></p>',
    '<p> \u200b</p>',
    '<hr>',
    '<script>alert(1)</script>',
    '<p><svg><text>a</text>',
  ])('is blank: %s', (html) => expect(isBlankHtml(html)).toBe(true));

  it.each(['a', '<p>0</p>', '<ul><li>.</li></ul>', '<p>&lt;</p>', '<span data-tag="perihal">Perihal</span>'])(
    'is not blank: %s',
    (html) => expect(isBlankHtml(html)).toBe(false),
  );
});

import { mostTextCharacters } from '../../../domain/recognised-text.ts';
import type { FoundText } from './fault.ts';

/** Decodes plain text: UTF-8, UTF-16 with its mark, or else Windows-1252, as old spreadsheets write it. */
export function readPlain(content: Uint8Array): FoundText {
  // At most four bytes a character.
  const bytes = content.subarray(0, mostTextCharacters * 4);
  const encoding = bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8';
  const text = new TextDecoder(encoding).decode(bytes);
  const isText = (text.match(/\ufffd/g) ?? []).length <= 1;
  return { via: 'plain', content: isText ? text : new TextDecoder('windows-1252').decode(bytes) };
}

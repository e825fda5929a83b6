/** Word gives its pictures to other programs only in RTF, as hexadecimal digits; in order. */
export function picturesInRtf(rtf: string): File[] {
  const found: File[] = [];
  for (let at = rtf.indexOf('{\\pict'); at >= 0; at = rtf.indexOf('{\\pict', at + 1)) {
    // The same picture once more, for old programs.
    if (/\\nonshppict\s*$/.test(rtf.slice(Math.max(0, at - 20), at))) continue;
    const { words, digits } = groupAt(rtf, at + 1);
    const type = words.includes('\\pngblip') ? 'png' : words.includes('\\jpegblip') ? 'jpeg' : undefined;
    if (type && digits) found.push(new File([bytesOf(digits)], `gambar.${type}`, { type: `image/${type}` }));
  }
  return found;
}

/** A piece of a group: a control word, digits, or the beginning or end of a group within. */
const piece = /\\[a-z]+-?\d* ?|\\.|[\da-f\s]+|[^\\{}]|[{}]/iy;

/** Control words and digits of a group, without those of the groups within. */
function groupAt(rtf: string, start: number): { words: string; digits: string } {
  let [depth, words, digits] = [1, '', ''];
  piece.lastIndex = start;
  for (let found = piece.exec(rtf); found && depth > 0; found = piece.exec(rtf)) {
    const [part] = found;
    if (part === '{') depth += 1;
    else if (part === '}') depth -= 1;
    else if (depth === 1 && part.startsWith('\\')) words += part;
    else if (depth === 1) digits += part;
  }
  return { words, digits: digits.replace(/[^\da-f]/gi, '') };
}

function bytesOf(hex: string): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(hex.length >> 1);
  for (let at = 0; at < bytes.length; at += 1) bytes[at] = Number.parseInt(hex.slice(2 * at, 2 * at + 2), 16);
  return bytes;
}

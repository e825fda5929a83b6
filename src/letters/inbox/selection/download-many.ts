import { zipSync } from 'fflate';
import type { NaskahDataProvider } from '../../../../dataProvider/index.ts';
import type { InboxItem } from '../../../../domain/letters/letter-rows.ts';
import { type Message, translate } from '../../../../lib/language.ts';
import { dayInWib } from '../../../../lib/wib.ts';
import { failureMessage } from '../../../ui/failures.ts';
import type { Refused } from '../../../ui/refused-dialog.tsx';
import { saveFile } from '../../../ui/save-file.ts';
import { fileName } from '../../reading/file-name.ts';

/** Packed in memory: more would stop a phone. */
const mostBytes = 150 * 1024 * 1024;

/**
 * Saves letters in one ZIP file, each fetched, marked and logged as when it is downloaded alone.
 * @returns those that are not in it
 */
export async function downloadMany(
  pdfBlob: NaskahDataProvider['pdfBlob'],
  items: readonly InboxItem[],
): Promise<Refused[]> {
  const files: Record<string, Uint8Array> = {};
  const refused: Refused[] = [];
  let left = mostBytes;
  for (const item of items) {
    const refuse = (why: string) => refused.push({ id: item.id, name: item.subject, why });
    if (left <= 0) {
      refuse(translate(messages.tooMuch));
      continue;
    }
    try {
      const bytes = new Uint8Array(await (await pdfBlob(item.letterId)).arrayBuffer());
      left -= bytes.length;
      files[freeName(files, fileName(item, 'pdf'))] = bytes;
    } catch (failure) {
      refuse(failureMessage(failure));
    }
  }
  if (Object.keys(files).length > 0) {
    // PDFs are compressed already.
    const zip = zipSync(files, { level: 0 });
    saveFile(new Blob([zip], { type: 'application/zip' }), `${translate(messages.zip(dayInWib()))}.zip`);
  }
  return refused;
}

const messages = {
  zip: (day: string): Message => ({ id: `Naskah ${day}`, en: `Letters ${day}` }),
  tooMuch: {
    id: 'Unduhan ini sudah terlalu besar. Unduh naskah ini tersendiri.',
    en: 'This download is too large already. Download this letter separately.',
  },
} as const;

/** Letters without a number may have one subject. */
function freeName(taken: Readonly<Record<string, unknown>>, name: string): string {
  for (let at = 2, free = name; ; at += 1) {
    if (!Object.hasOwn(taken, free)) return free;
    free = name.replace(/\.pdf$/, `-${at}.pdf`);
  }
}

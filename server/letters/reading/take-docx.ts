import { translate } from '../../../lib/language.ts';
import type { Actor } from '../../actor.ts';
import type { Deps } from '../../deps.ts';
import { conflict } from '../../http/index.ts';
import { assertNotDestroyed } from '../destroying/destroy-letters.ts';
import { recordOpening } from '../openings/record-opening.ts';
import { reachToRead } from './open-to-read.ts';
import { readerMark } from './reader-mark.ts';

/**
 * POST /letter/api/Letter/{id}/docx: who may have its PDF may take it as a Word document. The browser makes it of
 * what it already reads; here it is logged, and the reader's mark given (SPEC B3).
 * @throws as reachToRead; 410 destroyed; 409 for a letter from outside, which is a scan
 */
export async function takeDocx(deps: Deps, asker: Actor, id: string): Promise<{ readerMark: string | null }> {
  const { letter, actor } = await reachToRead(deps.db, asker, id);
  assertNotDestroyed(letter);
  if (letter.from === 'external')
    throw conflict(
      translate({
        id: 'Surat dari luar adalah pindaian, jadi tidak dapat diambil sebagai Word.',
        en: 'A letter from outside is a scan, so it cannot be taken as a Word document.',
      }),
    );
  await recordOpening(deps.db, actor, letter, 'open-docx');
  return { readerMark: (await readerMark(deps, actor, letter)) ?? null };
}

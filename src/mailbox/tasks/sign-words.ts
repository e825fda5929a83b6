import type { Letter } from '../../../resources/naskah-dinas/letter.ts';

type Going = Pick<Letter, 'from' | 'concern' | 'receivers' | 'ccs' | 'internalToExternal'>;

/** What signing brings about, after "Setelah ditandatangani, naskah bernomor": to whom it goes, and what is left to do. */
export function afterSigning(letter: Going): string {
  const inside = letter.receivers.length + letter.ccs.length;
  const outside = namesOutside(letter);
  const leaves = letter.from === 'internal' && letter.concern === 'external';
  if (!leaves) return `dan terkirim kepada ${inside} penerima`;
  const sent = inside > 0 ? `, terkirim kepada ${inside} penerima di dalam perusahaan,` : '';
  return `${sent} dan siap dikirim ke luar kepada ${outside.join(', ') || 'penerimanya'}`.trim();
}

const namesOutside = ({ internalToExternal }: Going): string[] =>
  [...(internalToExternal?.externalReceiver ?? []), ...(internalToExternal?.externalCc ?? [])].map(
    ({ name }) => name,
  );

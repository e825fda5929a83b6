import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';

// From the package, whatever the network: its data lies beside its index.
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/ind')),
  '4.0.0_best_int',
);

/** Pixels used for OCR: A4 at about 225 dpi. More takes longer without finding more. */
export const mostPixels = 5_000_000;

let worker: Promise<Worker> | undefined;

/** Recognises the Indonesian text in a PNG or JPEG. The OCR worker stays until the process ends. */
export async function recognize(picture: Uint8Array): Promise<string> {
  worker ??= createWorker('ind', OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without it an error in its thread would end this process before it is reported.
    errorHandler: () => undefined,
  });
  const { data } = await (await worker).recognize(Buffer.from(picture));
  return data.text;
}

import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { createWorker, OEM, type Worker } from 'tesseract.js';

// From the package, whatever the network: its data lies beside its index.
const langPath = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/ind')),
  '4.0.0_best_int',
);

/** Of a picture as it is recognised: A4 at about 225 to the inch. More takes longer and finds nothing more. */
export const mostPixels = 5_000_000;

let worker: Promise<Worker> | undefined;

/** The text in a picture (PNG or JPEG), read as Indonesian. The recogniser stays until the process ends. */
export async function recognize(picture: Uint8Array): Promise<string> {
  worker ??= createWorker('ind', OEM.LSTM_ONLY, {
    langPath,
    gzip: true,
    cacheMethod: 'none',
    // Without it a fault in its thread would end this process before it could be told.
    errorHandler: () => undefined,
  });
  const { data } = await (await worker).recognize(Buffer.from(picture));
  return data.text;
}

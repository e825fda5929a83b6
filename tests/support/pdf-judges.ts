import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { readSignature } from './pdf-signature.ts';

/**
 * What others' programs say of a signed PDF, where they are installed (bin/judges.mjs), and what our own check says.
 * @param root the certificate above the signer's, as DER
 * @returns one word each: 'valid', or what is wrong
 */
export async function judgedBy(pdf: Uint8Array, root: Uint8Array): Promise<Record<string, string>> {
  const own = (await readSignature(pdf)).verifies(root) ? 'valid' : 'digest mismatch';
  const folder = await mkdtemp(join(tmpdir(), 'naskah-judged-'));
  try {
    const file = join(folder, 'letter.pdf');
    await writeFile(file, pdf);
    const [pdfsig, qpdf] = await Promise.all([said('pdfsig', [file]), said('qpdf', ['--check', file])]);
    return {
      own,
      ...(pdfsig && { pdfsig: verdictIn(pdfsig.words) }),
      ...(qpdf && { qpdf: qpdf.code === 0 ? 'valid' : qpdf.words }),
    };
  } finally {
    await rm(folder, { recursive: true });
  }
}

const verdictIn = (words: string): string => {
  const [, verdict = words] = /Signature Validation: (.*)/.exec(words) ?? [];
  return verdict === 'Signature is Valid.' ? 'valid' : verdict.replace(/\.$/, '').toLowerCase();
};

/** Undefined where the program is not installed. */
function said(program: string, args: string[]): Promise<{ code: number; words: string } | undefined> {
  return new Promise((resolve) => {
    execFile(program, args, { timeout: 20_000 }, (error, stdout, stderr) => {
      if (error?.code === 'ENOENT') resolve(undefined);
      else resolve({ code: error ? Number(error.code ?? 1) : 0, words: stdout + stderr });
    });
  });
}

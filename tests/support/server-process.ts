import { type ChildProcessWithoutNullStreams, spawn } from 'node:child_process';
import { once } from 'node:events';

export type ServerProcess = {
  child: ChildProcessWithoutNullStreams;
  /** Everything it has said so far. */
  said: () => { out: string; err: string };
  /** Waits until it says something on its standard output. @throws when it ends before */
  hears: (words: RegExp) => Promise<RegExpMatchArray>;
  /** Waits for its end. @returns the exit code, or the signal that ended it */
  ended: Promise<number | string>;
};

/** Starts one of our programs as a process, with the given environment and nothing inherited but PATH and compiled code. */
export function startProcess(
  script: string,
  env: Record<string, string> = {},
  args: string[] = [],
): ServerProcess {
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env;
  const child = spawn(process.execPath, [script, ...args], { env: { PATH, NODE_COMPILE_CACHE, ...env } });
  let out = '';
  let err = '';
  child.stdout.on('data', (chunk) => {
    out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    err += chunk;
  });
  const ended = once(child, 'close').then(([code, signal]) => (signal ?? code) as number | string);
  const hears = async (words: RegExp) => {
    for (;;) {
      const found = out.match(words);
      if (found) return found;
      const end = await Promise.race([ended, once(child.stdout, 'data').then(() => undefined)]);
      if (end !== undefined && !out.match(words))
        throw new Error(`${script} ended with ${end}: ${out}${err}`);
    }
  };
  return { child, said: () => ({ out, err }), hears, ended };
}

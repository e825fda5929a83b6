import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { root } from './project.mjs';

const kept = 20;

/**
 * Runs a program of an installed package with this Node, asynchronously.
 * @param live whether output is shown as it comes, or all of it at the end, under its heading
 * @returns the exit code, and the last lines of output
 */
export function runStep(name, [script, ...args], { live = false, env = {} } = {}) {
  if (live) heading(name);
  const said = [];
  const child = spawn(process.execPath, [join(root, 'node_modules', script), ...args], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: { ...process.env, ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
  });
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (words) => {
      said.push(words);
      if (live) process.stdout.write(words);
    });
  return new Promise((resolve) => {
    const end = (code) => {
      const words = said.join('');
      if (!live) {
        heading(name);
        process.stdout.write(words);
      }
      resolve({ code, lastWords: words.trimEnd().split('\n').slice(-kept).join('\n') });
    };
    child.once('error', (error) => {
      said.push(`${error.message}\n`);
      end(1);
    });
    child.once('close', (code) => end(code ?? 1));
  });
}

export function heading(name) {
  console.log(`\n— ${name}`);
}

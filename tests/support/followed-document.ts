import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';

/** A code block under a file name: a whole file, or a change to one. */
export type FileBlock = { file: string; language: string; text: string };

/** Parses a documentation page: blocks under file names and the commands of `sh` blocks, in order. */
export function readDocument(markdown: string): { files: FileBlock[]; commands: string[] } {
  const files: FileBlock[] = [];
  const commands: string[] = [];
  let file: string | undefined;
  const parts = /^\*\*`([^`]+)`\*\*$|^```(\w+)\n([\s\S]*?)^```$|^#+ .*$/gm;
  for (const [, named, language, text] of markdown.matchAll(parts)) {
    if (language === undefined || text === undefined) file = named;
    else if (language === 'sh') commands.push(...text.split('\n').filter(Boolean));
    else if (file) files.push({ file, language, text });
  }
  return { files, commands };
}

/**
 * Writes a block's file below `root`, or changes it there.
 * @throws when the text to change is not there exactly once
 */
export function applyBlock(root: string, { file, language, text }: FileBlock): void {
  const path = join(root, file);
  if (language !== 'diff') {
    if (existsSync(path)) throw new Error(`${file} is there already`);
    mkdirSync(dirname(path), { recursive: true });
    writeFileSync(path, text);
    return;
  }
  const lines = text.split('\n').filter(Boolean);
  const side = (sign: string): string =>
    lines
      .filter((line) => line.startsWith(' ') || line.startsWith(sign))
      .map((line) => `${line.slice(1)}\n`)
      .join('');
  const [before, after, ...more] = readFileSync(path, 'utf8').split(side('-'));
  if (before === undefined || after === undefined || more.length > 0)
    throw new Error(`${file} has this ${more.length > 0 ? 'more than once' : 'nowhere'}:\n${side('-')}`);
  writeFileSync(path, `${before}${side('+')}${after}`);
}

/** Not part of the source. */
const left = new Set([
  '.git',
  'node_modules',
  'dist',
  'data',
  'test-results',
  'playwright-report',
  'coverage',
]);

/** Copies the working tree; packages are linked one by one, so that the copy has its own cache. */
export function copyProject(from: string, to: string): void {
  for (const name of readdirSync(from).filter((entry) => !left.has(entry)))
    cpSync(join(from, name), join(to, name), { recursive: true });
  mkdirSync(join(to, 'node_modules'));
  for (const name of readdirSync(join(from, 'node_modules')).filter((entry) => entry !== '.cache'))
    symlinkSync(join(from, 'node_modules', name), join(to, 'node_modules', name), 'junction');
}

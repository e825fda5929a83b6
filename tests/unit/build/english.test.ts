import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { english } from '../../../build/english.ts';

let root = '';
beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'naskah-english-'));
  mkdirSync(join(root, 'src'));
  vi.spyOn(process, 'cwd').mockReturnValue(root);
});
afterEach(() => vi.restoreAllMocks());

describe('The build takes English out of scripts', () => {
  it('and leaves the Indonesian by which it is found', () => {
    const { code, catalogue } = built("export const words = { save: { id: 'Simpan', en: 'Save' } };");
    expect(code).toContain('save: /*#__PURE__*/pair("Simpan")');
    expect(code).not.toContain('Save');
    expect(catalogue).toEqual({ Simpan: 'Save' });
  });

  it('and tells apart what the same Indonesian means in different places', () => {
    const { code, catalogue } = built(
      "export const a = { id: 'Terbuka', en: 'Open' }; export const b = { id: 'Terbuka', en: 'Unlocked' }; export const c = { id: 'Terbuka', en: 'Open' };",
    );
    expect(catalogue.Terbuka).toBe('Open');
    const other = Object.keys(catalogue).find((key) => catalogue[key] === 'Unlocked');
    expect(code).toContain(`pair("Terbuka","${other}")`);
  });

  it('and fills in later what is filled in', () => {
    const { code, catalogue } = built(
      // biome-ignore lint/suspicious/noTemplateCurlyInString: it is code
      "export const f = (n: number) => ({ id: `${n} naskah`, en: `${n} ${n === 1 ? 'letter' : 'letters'}` });",
    );
    expect(code).not.toContain('letter');
    expect(Object.values(catalogue).toSorted()).toEqual(['letter', 'letters', '{0} {1}']);
    expect(code).toMatch(
      /get en\(\)\{return \(filled\("[\w-]+",\[n,n === 1 \? filled\("[\w-]+"\) : filled\("[\w-]+"\)\]\)\)\}/,
    );
  });

  it('and touches no other objects', () => {
    expect(
      built(
        "export const a = { id: '1', name: 'en' }; export const b = (x: { id: string; en: string }) => ({ id: x.id, en: x.en });",
      ).code,
    ).toBeUndefined();
  });
});

/** Builds one module; gives its code and the English catalogue. */
function built(source: string): { code: string | undefined; catalogue: Record<string, string> } {
  const file = join(root, 'src', 'words.ts');
  const texts = join(root, 'src', 'catalogue.ts');
  writeFileSync(file, source);
  writeFileSync(texts, 'export const catalogue = {};');
  const plugin = english({
    folders: ['src'],
    runtime: 'src/english.ts',
    catalogue: 'src/catalogue.ts',
  }) as unknown as Hooks;
  plugin.buildStart();
  const code = plugin.transform(source, file)?.code;
  const empty = plugin.transform('export const catalogue = {};', texts)?.code ?? '';
  const chunk = plugin.renderChunk(empty, { moduleIds: [texts] })?.code ?? '';
  const [, json = '""'] = /JSON\.parse\((.*)\)/.exec(chunk) ?? [];
  return { code, catalogue: JSON.parse(JSON.parse(json)) };
}

type Hooks = {
  buildStart: () => void;
  transform: (code: string, id: string) => { code: string } | null;
  renderChunk: (code: string, chunk: { moduleIds: string[] }) => { code: string } | null;
};

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { screens } from '../../../resources/index.ts';
import { pathTranslator } from '../../../src/shell/router/paths.ts';

const table = screens.filter((resource) => resource.pages);
const { toPublic, toInner } = pathTranslator(table);

const entry = fc.constantFrom(...table);
const id = fc.uuid();
const tab = fc.option(fc.stringMatching(/^[a-z0-9-]{1,12}$/), { nil: undefined });
const join = (...parts: (string | undefined)[]) => parts.filter(Boolean).join('/');

describe('Addresses', () => {
  it('give every page of react-admin the address the contract names, and find it again', () => {
    fc.assert(
      fc.property(entry, id, tab, ({ name, path, createWord = 'tambah' }, record, below) => {
        const pages = [
          [`/${name}`, path],
          [`/${name}/create`, `${path}/${createWord}`],
          [`/${name}/${record}`, `${path}/${record}/edit`],
          [join(`/${name}/${record}`, below === 'show' ? undefined : below), undefined],
          [`/${name}/${record}/show`, `${path}/${record}`],
          [join(`/${name}/${record}/show`, below), undefined],
        ] as const;
        for (const [inner, shown] of pages) {
          if (shown) expect(toPublic(inner)).toBe(shown);
          expect(toInner(toPublic(inner))).toBe(inner);
        }
      }),
    );
  });

  it('are the same seen from outside: what people may type comes back as typed', () => {
    const kinds = fc.constantFrom('', 'create', 'record', 'edit');
    fc.assert(
      fc.property(entry, id, kinds, ({ path, createWord = 'tambah' }, record, kind) => {
        const below = { '': '', create: createWord, record, edit: join(record, 'edit') }[kind] ?? '';
        const shown = join(path, below);
        expect(toPublic(toInner(shown))).toBe(shown);
      }),
    );
  });

  it("of react-admin's own making lead nowhere when typed by hand", () => {
    fc.assert(
      fc.property(entry, id, ({ name, path }, record) => {
        const typed = [
          `/${name}`,
          `/${name}/create`,
          `/${name}/${record}/show`,
          `${path}/create`,
          `${path}/${record}/show`,
          `${path}/${record}/edit/show`,
        ];
        for (const shown of typed) expect(toInner(shown)).toBe('/tidak-ditemukan');
      }),
    );
  });

  it('that belong to no resource stay as they are', () => {
    for (const path of [
      '/',
      '/naskah-dinas/inbox/019a',
      '/user',
      '/master-data',
      '/master-data/klasifikasi',
    ]) {
      expect(toInner(path)).toBe(path);
      expect(toPublic(path)).toBe(path);
    }
  });

  it('keep words that a resource reserves for pages of its own from being read as a record', () => {
    const { toInner, toPublic } = pathTranslator([{ name: 'a.b', path: '/a/b', reserved: ['impor'] }]);
    expect(toInner('/a/b/impor')).toBe('/a/b/impor');
    expect(toInner('/a/b/impor/2')).toBe('/a/b/impor/2');
    expect(toPublic('/a/b/impor')).toBe('/a/b/impor');
    expect(toInner('/a/b/import')).toBe('/a.b/import/show');
  });
});

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addRights } from '../../../domain/access/add-rights.ts';
import { mayBeGiven } from '../../../domain/access/entry-rules.ts';
import { entriesOf, parseEntry, rightsAt, type Verb, verbs } from '../../../domain/access/rights.ts';

const path = '/master-data/instansi';
const held = (...privilegedList: string[]) => rightsAt({ privilegedList }, path);

/** What each entry gives, written out a second time: columns are read, create, change, delete, import, export. */
const table: [entries: string, given: string][] = [
  ['', '------'],
  ['/master-data/instansi', 'rcudix'],
  ['master-data/instansi/', 'rcudix'],
  ['/master-data/instansi:read', 'r-----'],
  ['/master-data/instansi:create', 'rc----'],
  ['/master-data/instansi:change', 'r-u---'],
  ['/master-data/instansi:delete', 'r--d--'],
  ['/master-data/instansi:import', 'r---i-'],
  ['/master-data/instansi:export', 'r----x'],
  ['/master-data/instansi:change /master-data/instansi:export', 'r-u--x'],
  ['/master-data/instansi:read /master-data/instansi', 'rcudix'],
  ['/master-data/instansi:hide.phone', '------'],
  ['/master-data/instansi:write', '------'],
  ['/master-data/instansi: read', '------'],
  ['/master-data/instansi:read:delete', '------'],
  ['/master-data/instansi:hide.', '------'],
  ['/master-data', '------'],
  ['/master-data/instansi-lain', '------'],
  ['/master-data/faq:delete', '------'],
];
const letters: Record<Verb, string> = {
  read: 'r',
  create: 'c',
  change: 'u',
  delete: 'd',
  import: 'i',
  export: 'x',
};

describe('rights by verb', () => {
  it.each(table)('%s gives %s', (entries, given) => {
    const { verbs: got } = held(...entries.split(' ').filter(Boolean));
    expect(verbs.map((verb) => (got.has(verb) ? letters[verb] : '-')).join('')).toBe(given);
  });

  it('of any list are those of its entries together, in any order', () => {
    const entry = fc.constantFrom(...table.filter(([entries]) => !entries.includes(' ')));
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 6 }), (some) => {
        const { verbs: got } = held(...some.map(([entries]) => entries).filter(Boolean));
        const wanted = verbs.filter((verb) => some.some(([, given]) => given.includes(letters[verb])));
        expect(verbs.filter((verb) => got.has(verb))).toEqual(wanted);
      }),
    );
  });

  it('are written as the entries they are read from', () => {
    const rights = fc.record({
      verbs: fc.subarray([...verbs]).map((some) => new Set<Verb>(some.length > 0 ? ['read', ...some] : [])),
      hidden: fc.subarray(['phone', 'email', 'note']).map((some) => new Set(some)),
      locked: fc.subarray(['phone', 'email', 'note']).map((some) => new Set(some)),
      revealed: fc.subarray(['phone', 'email']).map((some) => new Set(some)),
    });
    fc.assert(
      fc.property(rights, (given) => {
        const back = held(...entriesOf(path, given));
        expect(back.verbs).toEqual(given.verbs);
        if (given.verbs.size === 0) return;
        expect(back.hidden).toEqual(given.hidden);
        expect(back.revealed).toEqual(given.revealed);
        expect(back.locked).toEqual(new Set([...given.locked].filter((name) => !given.hidden.has(name))));
      }),
    );
  });

  it('know a field by its exact name only', () => {
    expect(parseEntry(`${path}:hide.phone`)).toEqual({ path, narrows: 'hide', field: 'phone' });
    for (const odd of ['hide.pho ne', 'hide.1st', 'hide', 'HIDE.phone', 'lock.a.b'])
      expect(parseEntry(`${path}:${odd}`), odd).toBeUndefined();
  });

  it('of what SPEC A2 keeps from an additional role are kept from it verb by verb', () => {
    const viewer = {
      type: 'Additional Role',
      isUnitKearsipan: false,
      isAdditional: true,
      privilegedList: [],
    };
    for (const entry of ['/search', '/search:read', `${path}:read`, `${path}:hide.phone`])
      expect(mayBeGiven(viewer, entry), entry).toBe(false);
  });
});

describe('the rights of several roles', () => {
  const field = 'phone';
  const role = fc.record({
    given: fc.oneof(fc.constant('all' as const), fc.subarray([...verbs])),
    phone: fc.constantFrom('open', 'lock', 'hide'),
  });
  type Role = { given: 'all' | Verb[]; phone: string };
  const listOf = ({ given, phone }: Role): string[] => [
    ...(given === 'all' ? [path] : given.map((verb) => `${path}:${verb}`)),
    ...(phone === 'open' ? [] : [`${path}:${phone}.${field}`]),
  ];
  const does = ({ given }: Role, verb: Verb): boolean =>
    given === 'all' || given.includes(verb) || (verb === 'read' && given.length > 0);

  it('add up: a verb or a field is given where any of them gives it', () => {
    fc.assert(
      fc.property(fc.array(role, { minLength: 2, maxLength: 4 }), (roles) => {
        const { verbs: got, hidden, locked } = held(...addRights(roles.map(listOf)));
        for (const verb of verbs) expect(got.has(verb), verb).toBe(roles.some((one) => does(one, verb)));
        if (got.size === 0) return;
        const isSeen = roles.some((one) => does(one, 'read') && one.phone !== 'hide');
        const writers = roles.filter((one) => does(one, 'create') || does(one, 'change'));
        const isLocked = writers.length > 0 && writers.every(({ phone }) => phone !== 'open');
        expect(hidden.has(field)).toBe(!isSeen);
        if (isSeen) expect(locked.has(field)).toBe(isLocked);
      }),
      // A role that opens nothing beside one that only reads: rare, and once a fault.
      {
        examples: [
          [
            [
              { given: [], phone: 'open' },
              { given: ['read'], phone: 'open' },
            ],
          ],
        ],
      },
    );
  });

  it('leave the list of a single role as it is', () => {
    expect(addRights([['/b', '/a:read', '/b']])).toEqual(['/a:read', '/b']);
    expect(addRights([])).toEqual([]);
  });
});

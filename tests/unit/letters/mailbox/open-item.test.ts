import { describe, expect, it } from 'vitest';
import { shownKinds, taskPlace } from '../../../../src/letters/tasks/kinds.ts';
import { openItemOf } from '../../../../src/letters/use-open-item.ts';

const base = '/naskah-dinas/inbox';
const at = (pathname: string, search = '') => openItemOf(base, pathname, search, () => {});

describe('the place in the address', () => {
  it('is what stands below the base', () => {
    expect(at(base).segments).toEqual([]);
    expect(at(`${base}/019a/`).segments).toEqual(['019a']);
    expect(at('/naskah-dinas/inboxes/1').segments).toEqual([]);
  });

  it('takes a part that is no valid encoding as typed', () => {
    expect(at(`${base}/%E0%A4%A`).segments).toEqual(['%E0%A4%A']);
  });

  it('keeps the filter when a letter is opened, and drops what is set to nothing', () => {
    const place = at(base, '?status=open&q=rapat');
    expect(place.to(['a/b'])).toBe(`${base}/a%2Fb?status=open&q=rapat`);
    expect(place.to([], { q: '' })).toBe(`${base}?status=open`);
    expect(place.to([], { q: null, status: null })).toBe(base);
  });
});

describe('a task in the address', () => {
  it('takes one segment as a tab when it is the name of one, else as the letter', () => {
    expect(taskPlace([])).toEqual({ kind: null, letterId: null });
    expect(taskPlace(['review'])).toEqual({ kind: 'review', letterId: null });
    expect(taskPlace(['legal'])).toEqual({ kind: 'legal', letterId: null });
    expect(taskPlace(['019a'])).toEqual({ kind: null, letterId: '019a' });
    expect(taskPlace(['sign', '019a'])).toEqual({ kind: 'sign', letterId: '019a' });
    expect(taskPlace(['toString'])).toEqual({ kind: null, letterId: 'toString' });
  });

  const always = ['review', 'sign', 'revision', 'disposition-in'];
  const others = 'disposition-out';
  it('offers a tab that holds nothing only where its address is open, last what others are to do', () => {
    expect(shownKinds(null)).toEqual([...always, others]);
    expect(shownKinds('legal')).toEqual([...always, 'legal', others]);
    expect(shownKinds(null, { legal: 1 })).toEqual([...always, 'legal', others]);
    expect(shownKinds(null, { legal: 0 })).toEqual([...always, others]);
  });
});

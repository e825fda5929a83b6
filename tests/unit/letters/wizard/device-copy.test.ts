// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest';
import { deviceKey, forgetSession, keepDeviceKey } from '../../../../authProvider/kept.ts';
import { deviceCopies } from '../../../../src/letters/wizard/draft/device-copy.ts';
import { emptyDraft } from '../../../../src/letters/wizard/draft/draft.ts';

const [staf, atasan] = ['s'.repeat(43), 'a'.repeat(43)];
const draft = { ...emptyDraft('l1', '2026-11-18'), subject: 'Rencana pemberhentian — “bab 2”' };
const held = () => JSON.stringify({ ...localStorage });
const subjects = () =>
  deviceCopies('u1', 'tab-b')
    .list()
    .map((copy) => copy.draft.subject);

beforeEach(() => {
  localStorage.clear();
  keepDeviceKey(staf, true);
});

it('is kept sealed, with what the server had', () => {
  deviceCopies('u1', 'tab-a').keep(draft, 3);
  deviceCopies('u1', 'tab-a').keepBase(draft, 3);
  expect(held()).not.toContain('pemberhentian');
  expect(subjects()).toEqual([draft.subject]);
  const [copy] = deviceCopies('u1', 'tab-b').list();
  expect(copy && deviceCopies('u1', 'tab-b').baseOf(copy)?.subject).toBe(draft.subject);
});

it('is read again in the next session of its person, and in nobody else’s', () => {
  deviceCopies('u1', 'tab-a').keep(draft, 3);
  forgetSession();
  expect(document.cookie).not.toMatch(/naskah_seal=\w/);
  keepDeviceKey(atasan, true);
  expect(subjects()).toEqual([]);
  keepDeviceKey(staf, true);
  expect(subjects()).toEqual([draft.subject]);
});

it('is read where it was kept before copies were sealed, and is sealed from then on', () => {
  const copy = { draft, version: 3, at: Date.now(), tab: 'tab-a' };
  localStorage.setItem('naskah.copy.u1.l1.tab-a', JSON.stringify(copy));
  expect(subjects()).toEqual([draft.subject]);
  expect(held()).not.toContain('pemberhentian');
});

it('is read where it was kept under an older name of the subtype', () => {
  const { subTypeName: _now, ...before } = draft;
  const copy = { draft: { ...before, subKindName: 'Nota Dinas' }, version: 3, at: Date.now(), tab: 'tab-a' };
  localStorage.setItem('naskah.copy.u1.l1.tab-a', JSON.stringify(copy));
  expect(deviceCopies('u1', 'tab-b').list()[0]?.draft.subTypeName).toBe('Nota Dinas');
});

it('goes after a month, also where nobody can read it any more', () => {
  localStorage.setItem('naskah.copy.u1.l1.tab-a', `${Date.now() - 31 * 24 * 3_600_000} sealed:xyz`);
  localStorage.setItem('naskah.copy.u1.l2.tab-a', `${Date.now()} sealed:xyz`);
  expect(subjects()).toEqual([]);
  expect(Object.keys(localStorage)).toEqual(['naskah.copy.u1.l2.tab-a']);
});

it('whoever signs in next on this page has another key, while what is being left is still sealed with its own', () => {
  keepDeviceKey('a'.repeat(43), false);
  forgetSession({ isLeaving: true });
  expect(deviceKey()).toBe('a'.repeat(43));
  forgetSession();
  keepDeviceKey(undefined, false);
  expect(deviceKey()).not.toBe('a'.repeat(43));
});

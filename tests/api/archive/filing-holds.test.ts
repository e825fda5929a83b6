import { describe, expect, test } from 'vitest';
import { openFilingDesk } from './filing-desk.ts';

const desk = await openFilingDesk();
const { makeUnit, file, unitNow, act, filled } = desk;
const { staf, atasan, direktur, delegasi, arsiparis, legal } = desk.people;

describe('legal hold', () => {
  test('is set and lifted by the records unit or legal, with a reason', async () => {
    const unit = await filled();
    for (const by of [staf, atasan, direktur, delegasi])
      expect([403, 404]).toContain((await act(by, unit.id, 'hold', { reason: 'Sengketa' })).status);
    expect((await act(legal, unit.id, 'hold')).status).toBe(422);
    const held = await act(legal, unit.id, 'hold', { reason: 'Sengketa lahan KM 12' });
    expect(held.body.data).toMatchObject({ isHeld: true, holdReason: 'Sengketa lahan KM 12' });
    expect((await file(staf, [unit.itemId], null)).status).toBe(409);
    expect((await act(legal, unit.id, 'release')).status).toBe(422);
    const free = await act(legal, unit.id, 'release', { reason: 'Perkara selesai' });
    expect(free.body.data).toMatchObject({ isHeld: false, holdReason: null });
    expect((await act(legal, unit.id, 'release', { reason: 'Perkara selesai' })).status).toBe(409);
  });

  test('there may be several; each is lifted by its side only, and the last frees the file', async () => {
    const unit = await filled();
    const holdsSeenBy = async (by: typeof staf) =>
      (await by.get(`/arsip/api/FilingUnit/${unit.id}/retention`)).body.data.holds;
    await act(legal, unit.id, 'hold', { reason: 'Sengketa lahan' });
    expect((await act(legal, unit.id, 'hold', { reason: 'sengketa lahan' })).status).toBe(409);
    expect((await act(arsiparis, unit.id, 'release', { reason: 'Selesai' })).status).toBe(403);
    expect((await act(arsiparis, unit.id, 'hold', { reason: 'Audit keuangan' })).status).toBe(200);
    expect((await act(legal, unit.id, 'hold', { reason: 'Gugatan kedua' })).status).toBe(200);
    expect((await act(legal, unit.id, 'release', { reason: 'Selesai' })).status).toBe(409);
    const seen = await holdsSeenBy(legal);
    expect(
      seen.map(({ party, reason, canLift }: { party: string; reason: string; canLift: boolean }) => [
        party,
        reason,
        canLift,
      ]),
    ).toEqual([
      ['legal', 'Sengketa lahan', true],
      ['records', 'Audit keuangan', false],
      ['legal', 'Gugatan kedua', true],
    ]);
    expect(seen[0].by).toEqual({ id: legal.userId, label: expect.any(String) });
    const lift = (by: typeof staf, holdId: string) =>
      act(by, unit.id, 'release', { reason: 'Selesai', holdId });
    expect((await lift(legal, seen[1].id)).status).toBe(403);
    for (const one of [seen[0], seen[2]])
      expect((await lift(legal, one.id)).body.data).toMatchObject({ isHeld: true });
    expect((await lift(arsiparis, seen[1].id)).body.data).toMatchObject({ isHeld: false, holdReason: null });
    expect(await holdsSeenBy(legal)).toEqual([]);
  });

  test('holds the files below it, also those that come later, until it is lifted', async () => {
    const parent = await makeUnit();
    const child = await makeUnit(staf, { parentId: parent.id });
    const grandchild = await makeUnit(staf, { parentId: child.id });
    await act(legal, parent.id, 'hold', { reason: 'Perkara induk' });
    const later = await makeUnit(staf, { parentId: grandchild.id });
    for (const { id } of [child, grandchild, later])
      expect(await unitNow(id)).toMatchObject({
        isHeld: true,
        holdReason: expect.stringContaining('Perkara induk'),
      });
    await act(legal, child.id, 'hold', { reason: 'Perkara anak' });
    await act(legal, parent.id, 'release', { reason: 'Putus' });
    expect((await unitNow(parent.id)).isHeld).toBe(false);
    expect(await unitNow(later.id)).toMatchObject({
      isHeld: true,
      holdReason: expect.stringContaining('Perkara anak'),
    });
    expect((await act(legal, later.id, 'release', { reason: 'Putus' })).status).toBe(409);
    await act(legal, child.id, 'release', { reason: 'Putus' });
    expect((await unitNow(later.id)).isHeld).toBe(false);
  });
});

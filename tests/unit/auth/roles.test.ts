import { describe, expect, it } from 'vitest';
import { activeRole, orderRoles, type RoleEntry, roleLabel, viewerOf } from '../../../authProvider/roles.ts';

const main: RoleEntry = { id: 'main', type: 'User Main Role', pejabatJabatanName: 'Manajer Operasi' };
const extra: RoleEntry = { id: 'extra', type: 'Additional Role', pejabatRoleName: 'Pencatat' };
const secretary: RoleEntry = { id: 'sec', type: 'Secretary', pejabatJabatanName: 'Sekretaris Direksi' };
const listRoles = [extra, secretary, main];
const person = { id: 'u', personName: 'Nadia', email: 'nadia@naskah.example' };

describe('the active role (SPEC A4)', () => {
  it('is the one kept in this browser', () => {
    expect(activeRole({ listRoles: [extra, { ...secretary, isActive: true }, main] }, 'extra')).toBe(extra);
  });
  it('else the entry the server calls active, also when the kept one no longer exists', () => {
    const active = { ...secretary, isActive: true };
    expect(activeRole({ listRoles: [extra, active, main] }, 'gone')).toBe(active);
  });
  it('else the main one', () => {
    expect(activeRole({ listRoles }, null)).toBe(main);
  });
  it('is nobody where there are no entries', () => {
    expect(activeRole({ listRoles: null })).toBeUndefined();
  });
});

describe('the list of roles', () => {
  it('puts the active one first and the main one next, the others as they came', () => {
    expect(orderRoles(listRoles, 'sec').map((entry) => entry.id)).toEqual(['sec', 'main', 'extra']);
    expect(orderRoles(listRoles, 'main').map((entry) => entry.id)).toEqual(['main', 'extra', 'sec']);
    expect(orderRoles(listRoles).map((entry) => entry.id)).toEqual(['main', 'extra', 'sec']);
  });
  it('names an entry by its position, else by its role', () => {
    expect(roleLabel(main)).toBe('Manajer Operasi');
    expect(roleLabel(extra)).toBe('Pencatat');
    expect(roleLabel({ id: 'x', type: 'Delegation', Name: 'Legal' })).toBe('Legal');
  });
});

describe('the viewer that access rules ask about', () => {
  it('is not additional in the main role', () => {
    const viewer = viewerOf(
      { ...person, type: main.type, isUnitKearsipan: true },
      { ...main, privilegedList: ['/faq'] },
    );
    expect(viewer).toEqual({
      type: 'User Main Role',
      isUnitKearsipan: true,
      isAdditional: false,
      privilegedList: ['/faq'],
      readsOnly: false,
    });
  });
  it('reads only where the delegation that is acted by says so', () => {
    expect(viewerOf(person, { id: 'd', type: 'Delegation', readsOnly: true }).readsOnly).toBe(true);
    expect(viewerOf(person, extra).readsOnly).toBe(false);
  });
  it('is additional in any other role, and when the person acts for another', () => {
    expect(viewerOf(person, extra).isAdditional).toBe(true);
    expect(viewerOf(person, secretary).isAdditional).toBe(true);
    expect(viewerOf({ ...person, type: 'Delegation' }, main).isAdditional).toBe(true);
  });
  it('holds no privilege without a role', () => {
    expect(viewerOf(person, undefined).privilegedList).toEqual([]);
  });
});

import { describe, expect, it } from 'vitest';
import type { Viewer } from '../../../domain/access/viewer.ts';
import { dataModelFor } from '../../../resources/data-model.ts';
import { privileges, resources } from '../../../resources/index.ts';
import { box, layoutOf } from '../../../src/data-model/layout.ts';

const viewer = (privilegedList: string[]): Viewer => ({
  type: 'User Main Role',
  isUnitKearsipan: true,
  isAdditional: false,
  privilegedList,
});
const whole = dataModelFor(viewer(privileges.map(({ value }) => value)));
const entitiesOf = ({ branches }: typeof whole) => branches.flatMap(({ entities }) => entities);

describe('the data model', () => {
  it('has every declared entity once, and their references to each other', () => {
    expect(
      entitiesOf(whole)
        .map(({ name }) => name)
        .toSorted(),
    ).toEqual(resources.map(({ name }) => name).toSorted());
    expect(whole.relations).toContainEqual(
      expect.objectContaining({ from: 'pengaturan.jabatan', to: 'master-data.unit-organisasi' }),
    );
  });

  it('shows a viewer only what they may read, with nothing of the rest', () => {
    const some = dataModelFor(viewer(['/pengaturan/jabatan', '/pengaturan/pemetaan-jabatan']));
    const names = entitiesOf(some).map(({ name }) => name);
    expect(names).toContain('pengaturan.pemetaan-jabatan');
    expect(names).not.toContain('manajemen-user.user');
    for (const { from, to } of some.relations) expect(names).toEqual(expect.arrayContaining([from, to]));
  });

  it('is drawn without boxes on each other, each line from box to box', () => {
    const { entities, lines, width, height } = layoutOf(whole);
    expect(new Set(entities.map(({ x, y }) => `${x} ${y}`)).size).toBe(entities.length);
    for (const { x, y } of entities) {
      expect(x + box.width).toBeLessThan(width);
      expect(y + box.height).toBeLessThan(height);
    }
    expect(lines).toHaveLength(whole.relations.filter(({ from, to }) => from !== to).length);
    for (const { path } of lines) expect(path).not.toContain('NaN');
  });
});

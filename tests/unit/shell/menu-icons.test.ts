import { describe, expect, it } from 'vitest';
import { letterPages } from '../../../domain/access/pages.ts';
import { branches, resources } from '../../../resources/index.ts';
import { iconNamed } from '../../../src/shell/menu/icons.ts';

describe('The menu', () => {
  it('knows the icon of everything that may stand in it', () => {
    const fallback = iconNamed('');
    const named = [...branches, ...letterPages.filter(({ menu }) => menu), ...resources].map(
      ({ icon }) => icon,
    );
    expect(named.filter((icon) => iconNamed(icon) === fallback)).toEqual([]);
  });
});

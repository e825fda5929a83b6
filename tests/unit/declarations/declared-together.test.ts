import { expect, it, vi } from 'vitest';
import { behaviours } from '#behaviours';
import { addedResources } from '#declared';

const own = vi.hoisted(() => ({ behaviour: { resource: 'its own' }, resource: { name: 'its own' } }));
vi.mock('../../../server/behaviours.ts', () => ({ behaviours: [own.behaviour] }));
vi.mock('../../../resources/added.ts', () => ({ addedResources: [own.resource], addedBranches: [] }));

it('tests add their examples to what the product and an installation declare', () => {
  expect(behaviours).toContain(own.behaviour);
  expect(addedResources).toContain(own.resource);
});

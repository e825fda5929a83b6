import { expect, it, vi } from 'vitest';
import { entryFault } from '../../../resources/entry-fault.ts';

vi.mock('../../../resources/index.ts', async (load) => {
  const all = await load<typeof import('../../../resources/index.ts')>();
  const { viewOf } = await import('../../../resources/declare.ts');
  const { vehicle } = await import('../../declared/kendaraan.ts');
  const look = viewOf(vehicle, {
    path: '/layanan/kendaraan-tua',
    label: { id: 'Kendaraan tua', en: 'Old vehicles' },
    singular: { id: 'kendaraan tua', en: 'old vehicle' },
    icon: 'key-round',
    fixedFilter: { status: 'perbaikan' },
  });
  return { ...all, screens: [...all.screens, look] };
});

// The calls of a look are those of its resource, whose own path says which fields a role sees there.
it('a look at other records is given whole, never with fewer fields than its calls would give', () => {
  expect(entryFault('/layanan/kendaraan-tua')).toBeUndefined();
  expect(entryFault('/layanan/kendaraan:hide.odometer')).toBeUndefined();
  for (const entry of ['hide.odometer', 'lock.odometer', 'read', 'change'])
    expect(entryFault(`/layanan/kendaraan-tua:${entry}`)?.id).toContain('Hanya dapat diberikan seluruhnya');
});

import { expect, it } from 'vitest';
import { money, resource } from '../../../resources/declare.ts';
import { generator } from '../../support/declared/valid-values.ts';

it('a generated record that `check` refuses is told with the place of its values', async () => {
  const claim = resource({
    path: '/layanan/klaim',
    service: 'layanan',
    entity: 'Claim',
    label: { id: 'Klaim', en: 'Claims' },
    singular: { id: 'klaim', en: 'claim' },
    icon: 'tag',
    fields: { claimed: money('Tuntutan', 'Claimed'), paid: money('Dibayar', 'Paid') },
    represent: ['claimed'],
    sort: { field: 'claimed', order: 'ASC' },
    columns: ['claimed'],
    check: ({ claimed, paid }): Record<string, string[]> =>
      BigInt(String(paid)) > BigInt(String(claimed)) ? { paid: ['Terlalu banyak.'] } : {},
  });
  await expect(generator({} as never).bodyOf(claim as never)).rejects.toThrow(
    'layanan.klaim: “check” refuses the generated values (paid: Terlalu banyak.). Give values that it takes in tests/support/declared/needs.ts',
  );
});

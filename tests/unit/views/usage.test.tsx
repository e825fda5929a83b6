// @vitest-environment happy-dom
import { QueryClient } from '@tanstack/react-query';
import { render, screen } from '@testing-library/react';
import { CoreAdminContext } from 'react-admin';
import { expect, test, vi } from 'vitest';
import { useUsage } from '../../../src/views/remove/usage.ts';

const Uses = () => <output>{useUsage('master-data.klasifikasi-arsip', '1')?.length}</output>;

test('what uses a record is not asked again when its lists are renewed: a deleted one is not there any more', async () => {
  const call = vi.fn(async () => ({ items: [] }));
  const client = new QueryClient();
  render(
    <CoreAdminContext dataProvider={{ call } as never} queryClient={client}>
      <Uses />
    </CoreAdminContext>,
  );
  expect(await screen.findByText('0')).toBeTruthy();
  await client.invalidateQueries({ queryKey: ['master-data.klasifikasi-arsip'] });
  expect(call).toHaveBeenCalledTimes(1);
});

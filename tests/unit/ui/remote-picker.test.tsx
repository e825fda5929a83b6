// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { expect, test } from 'vitest';
import { RemotePicker } from '../../../src/ui/pickers/index.ts';

const search = async (typed: string) => (typed === 'uli' ? ['Uli Kusnadi'] : []);

test('a picker whose every match is chosen already says so, not that nothing was found', async () => {
  render(
    <CoreAdminContext>
      <RemotePicker<string>
        input={{ id: 'receivers' } as never}
        isAdder
        value={null}
        search={search}
        keyOf={(name) => name}
        labelOf={(name) => name}
        isExcluded={() => true}
        onChange={() => undefined}
      />
    </CoreAdminContext>,
  );
  const field = screen.getByRole('combobox');
  await userEvent.type(field, 'uli');
  expect(await screen.findByText(/sudah dipilih, langsung atau lewat delegasi/)).toBeTruthy();
  await userEvent.type(field, 'x');
  expect(await screen.findByText('Data tidak ditemukan')).toBeTruthy();
});

// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import UserMenuList from '../../../src/account/user-menu-list.tsx';
import type { Signed } from '../../../src/shell/index.ts';
import { openView } from '../views/screen.tsx';

const signed = {
  user: { id: 'u', personName: 'Nadia Gunadi', listRoles: [] },
  role: undefined,
} as never as Signed;
const View = () => (
  <UserMenuList signed={signed} counts={[]} anchor={document.body} onClose={() => undefined} />
);
const open = (ticketCount?: number) =>
  openView(View, 'help.helpdesk', '/help.helpdesk', { counters: (async () => ({ ticketCount })) as never });

it('says at Helpdesk how many tickets wait for who answers them, and opens those', async () => {
  open(3);
  await userEvent.click(await screen.findByRole('menuitem', { name: /Helpdesk.*3 menunggu/ }));
  expect(screen.getByTestId('where').textContent).toBe('/helpdesk?filter={"turn":"mine"}');
});

it('opens the whole list where none wait', async () => {
  open();
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Helpdesk' }));
  expect(screen.getByTestId('where').textContent).toBe('/helpdesk');
});

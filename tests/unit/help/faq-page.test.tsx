// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import type { NaskahDataProvider } from '../../../dataProvider/index.ts';
import FaqPage from '../../../src/help/faq/faq-page.tsx';
import { openView } from '../views/screen.tsx';

const name = 'master-data.faq';
const open = (viewer: Parameters<typeof openView>[4] = {}) =>
  openView(
    FaqPage,
    name,
    `/${name}`,
    {
      listQuestions: async () => [
        { id: 'a', code: 'FAQ-01', category: 'akun', question: 'Lupa kata sandi?', answer: 'Minta tautan.' },
      ],
    } as Partial<NaskahDataProvider>,
    viewer,
  );

it('an answer leads whoever may change it to its form, and nobody else', async () => {
  const { unmount } = open();
  await userEvent.click(await screen.findByText('Lupa kata sandi?'));
  const edit = await screen.findByRole('link', { name: 'Ubah' });
  expect(edit.getAttribute('href')).toBe(`/${name}/a`);
  unmount();
  open({ privilegedList: [] });
  await userEvent.click(await screen.findByText('Lupa kata sandi?'));
  await screen.findByText('Minta tautan.');
  expect(screen.queryByRole('link', { name: 'Ubah' })).toBeNull();
});

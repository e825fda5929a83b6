// @vitest-environment happy-dom
import { screen } from '@testing-library/react';
import { HttpError } from 'react-admin';
import { expect, it } from 'vitest';
import { StartResponsePage } from '../../../../src/letters/wizard/start-response-page.tsx';
import { openPage } from '../mailbox/desk.tsx';

it('says why a letter cannot be answered, instead of that it is not there', async () => {
  const message = 'Hanya penerima naskah yang dapat menanggapinya.';
  openPage(<StartResponsePage />, '/', {
    startResponse: async () => {
      throw new HttpError(message, 403, { message });
    },
  });
  await screen.findByText(message);
  expect(screen.queryByText('Naskah tidak ditemukan')).toBeNull();
});

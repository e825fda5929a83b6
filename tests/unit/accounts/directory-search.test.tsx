// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { expect, test } from 'vitest';
import { DirectorySearch } from '../../../src/persons/directory-search.tsx';

const found = [
  { personName: 'Uli Kusnadi', npp: '1001', email: 'uli@a.id', isKnown: true },
  { personName: 'Uli Hartono', npp: '1002', email: 'hartono@a.id', isKnown: false },
];
const call = async (_method: string, path: string) =>
  path.endsWith('/People') ? { items: found } : { ldap: { url: 'ldap://a' } };

function Form() {
  const form = useForm({ defaultValues: { personName: '', npp: '', email: '', isldap: '2' } });
  return (
    <FormProvider {...form}>
      <DirectorySearch />
      <output>{JSON.stringify(useWatch({ control: form.control }))}</output>
    </FormProvider>
  );
}

test('a person of the directory fills the form; who is listed already cannot be taken', async () => {
  render(
    <CoreAdminContext dataProvider={{ call } as never}>
      <Form />
    </CoreAdminContext>,
  );
  await userEvent.type(await screen.findByRole('combobox', { name: 'Cari di direktori' }), 'uli');
  const listed = await screen.findByRole('option', { name: /Uli Kusnadi.*sudah terdaftar/ });
  expect(listed.getAttribute('aria-disabled')).toBe('true');
  await userEvent.click(screen.getByRole('option', { name: /Uli Hartono/ }));
  expect(await screen.findByText(/Diisi dari direktori: Uli Hartono/)).toBeTruthy();
  const values = [...document.querySelectorAll('output')].at(-1)?.textContent ?? '';
  expect(JSON.parse(values)).toEqual({
    personName: 'Uli Hartono',
    npp: '1002',
    email: 'hartono@a.id',
    isldap: '1',
  });
});

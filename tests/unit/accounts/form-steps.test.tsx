// @vitest-environment happy-dom
import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { CoreAdminContext } from 'react-admin';
import { FormProvider, useFieldArray, useForm } from 'react-hook-form';
import { expect, it } from 'vitest';
import { FormStep } from '../../../src/persons/form-steps.tsx';
import type { PersonValues } from '../../../src/persons/person-values.ts';

const nobody = { personName: 'Ani', npp: '1', email: 'a@x.example', isldap: '1', holdings: [] };

function Form() {
  const form = useForm<PersonValues>({ defaultValues: nobody });
  const { fields } = useFieldArray({ control: form.control, name: 'holdings' });
  return (
    <FormProvider {...form}>
      {fields.map(({ id }, at) => (
        <div key={id} data-field={`holdings.${at}.positionId`}>
          <input aria-label="Jabatan" />
        </div>
      ))}
      <FormStep
        condition={{ name: 'post', why: 'none', standing: 'open' }}
        values={form.watch()}
        looked={{
          taken: { npp: null, email: null },
          holdings: [],
          hasMailServer: true,
          isDirectoryConnected: true,
        }}
      />
    </FormProvider>
  );
}

it('“Tambah jabatan” of who has none adds a place for one and goes there', async () => {
  render(
    <CoreAdminContext>
      <Form />
    </CoreAdminContext>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Tambah jabatan' }));
  const post = await screen.findByLabelText('Jabatan');
  await waitFor(() => expect(document.activeElement).toBe(post));
});

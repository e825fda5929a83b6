import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import { logoFile, logoMessages } from '../../../domain/letters/logo.ts';
import { translate } from '../../../lib/language.ts';
import { CompanyLogo } from '../../letters/sheet/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { useRequest } from '../../ui/use-request.ts';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { Mark } from './logo-mark.tsx';
import { specialMessages } from './messages.ts';

/** Shows, uploads or removes a company's logo. The upload starts as soon as a file is chosen. */
export default function LogoInput({ name, field }: InputProps) {
  const { id, input, error, describedBy } = useField(name);
  const { setError, clearErrors } = useFormContext();
  const { uploadLogo } = useNaskah();
  const refuse = (message: string) => setError(name, { type: 'manual', message });
  const { isPending, request } = useRequest((failure) => refuse(failureMessage(failure)));
  const chooser = useRef<HTMLInputElement>(null);
  const logo = typeof input.value === 'string' ? input.value : '';
  const put = (value: string | null) => {
    clearErrors(name);
    input.onChange(value);
  };
  const take = (file: File | undefined) => {
    if (!file) return;
    if (file.size >= logoFile.mostBytes) return refuse(translate(logoMessages.tooLarge));
    void request(async () => put(await uploadLogo(file)));
  };
  return (
    <FieldShell id={id} field={field} {...(error && { error })} group>
      <Chosen role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
        {logo && (
          <Mark>
            <CompanyLogo hash={logo} alt={translate(specialMessages.logoNow)} />
          </Mark>
        )}
        <Button variant="outlined" loading={isPending} onClick={() => chooser.current?.click()}>
          {translate(logo ? specialMessages.logoChange : specialMessages.logoChoose)}
        </Button>
        {logo && (
          <Button color="inherit" disabled={isPending} onClick={() => put(null)}>
            {translate(specialMessages.logoRemove)}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={logoFile.types.join(',')}
          aria-label={translate(field.label)}
          onChange={(event) => {
            take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Chosen>
    </FieldShell>
  );
}

const Chosen = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });

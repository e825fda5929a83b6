import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useRef, useState } from 'react';
import { HttpError } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { useNaskah } from '../../../dataProvider/index.ts';
import { logoFile, logoWords } from '../../../domain/letters/logo.ts';
import { say } from '../../../lib/language.ts';
import { CompanyLogo } from '../../letters/sheet/index.ts';
import { FieldShell } from '../inputs/field-shell.tsx';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { messageOf } from '../message-of.ts';
import { Mark } from './logo-mark.tsx';
import { specialWords } from './words.ts';

/** Shows, uploads or removes a company's logo. The upload starts as soon as a file is chosen. */
export default function LogoInput({ name, field }: InputProps) {
  const { id, input, error, describedBy } = useField(name);
  const { setError, clearErrors } = useFormContext();
  const { isSending, send } = useUpload();
  const chooser = useRef<HTMLInputElement>(null);
  const logo = typeof input.value === 'string' ? input.value : '';
  const put = (value: string | null) => {
    clearErrors(name);
    input.onChange(value);
  };
  const take = async (file: File | undefined) => {
    if (!file) return;
    const outcome = file.size < logoFile.mostBytes ? await send(file) : { fault: say(logoWords.tooLarge) };
    if ('hash' in outcome) put(outcome.hash);
    else setError(name, { type: 'manual', message: outcome.fault });
  };
  return (
    <FieldShell id={id} field={field} {...(error && { error })} group>
      <Chosen role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
        {logo && (
          <Mark>
            <CompanyLogo hash={logo} alt={say(specialWords.logoNow)} />
          </Mark>
        )}
        <Button variant="outlined" loading={isSending} onClick={() => chooser.current?.click()}>
          {say(logo ? specialWords.logoChange : specialWords.logoChoose)}
        </Button>
        {logo && (
          <Button color="inherit" disabled={isSending} onClick={() => put(null)}>
            {say(specialWords.logoRemove)}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept={logoFile.types.join(',')}
          aria-label={say(field.label)}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </Chosen>
    </FieldShell>
  );
}

function useUpload() {
  const { uploadLogo } = useNaskah();
  const [isSending, setSending] = useState(false);
  const send = async (file: File): Promise<{ hash: string } | { fault: string }> => {
    setSending(true);
    try {
      return { hash: await uploadLogo(file) };
    } catch (error) {
      const said = error instanceof HttpError ? error.body?.errors?.logo : undefined;
      return { fault: typeof said === 'string' ? said : messageOf(error) };
    } finally {
      setSending(false);
    }
  };
  return { isSending, send };
}

const Chosen = styled('div')({ display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 });

import Button from '@mui/material/Button';
import FormHelperText from '@mui/material/FormHelperText';
import { styled } from '@mui/material/styles';
import { useRef } from 'react';
import { useFormContext } from 'react-hook-form';
import { type InputProps, useField } from '../inputs/use-field.ts';
import { useSay } from '../say.ts';
import { specialWords } from './words.ts';

const mostBytes = 20 * 1024;

/** A company's mark: shown as it is, chosen from a file, taken away. What is in the file is the server's to check. */
export default function LogoInput({ name, field }: InputProps) {
  const say = useSay();
  const { id, input, error, describedBy } = useField(name);
  const { setError } = useFormContext();
  const chooser = useRef<HTMLInputElement>(null);
  const logo = typeof input.value === 'string' ? input.value : '';
  const hint = 'hint' in field.options ? field.options.hint : undefined;
  const take = async (file: File | undefined) => {
    if (!file) return;
    const isKnown = file.type === 'image/png' || file.type === 'image/svg+xml';
    if (!isKnown || file.size >= mostBytes)
      return setError(name, {
        type: 'manual',
        message: say(isKnown ? specialWords.logoTooLarge : specialWords.logoKind),
      });
    input.onChange(await asAddress(file));
  };
  return (
    <Shown role="group" aria-labelledby={`${id}-label`} aria-describedby={describedBy}>
      <span id={`${id}-label`}>{say(field.label)}</span>
      <div>
        {logo && <img src={logo} alt={say(specialWords.logoNow)} />}
        <Button variant="outlined" onClick={() => chooser.current?.click()}>
          {say(logo ? specialWords.logoChange : specialWords.logoChoose)}
        </Button>
        {logo && (
          <Button color="inherit" onClick={() => input.onChange(null)}>
            {say(specialWords.logoRemove)}
          </Button>
        )}
        <input
          ref={chooser}
          type="file"
          hidden
          accept="image/png,image/svg+xml"
          aria-label={say(field.label)}
          onChange={(event) => {
            void take(event.target.files?.[0]);
            event.target.value = '';
          }}
        />
      </div>
      <FormHelperText id={describedBy} error={Boolean(error)}>
        {error || (hint && say(hint))}
      </FormHelperText>
    </Shown>
  );
}

const asAddress = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(file);
  });

const Shown = styled('div')({
  display: 'grid',
  gap: 6,
  '& > div': { display: 'flex', alignItems: 'center', flexWrap: 'wrap', gap: 12 },
  '& img': {
    height: 48,
    maxWidth: 180,
    objectFit: 'contain',
    padding: 4,
    background: '#fff',
    border: '1px solid var(--line)',
    borderRadius: 6,
  },
});

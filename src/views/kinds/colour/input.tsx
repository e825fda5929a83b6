import { styled } from '@mui/material/styles';
import { useFormContext, useWatch } from 'react-hook-form';
import { translate } from '../../../../lib/language.ts';
import type { FieldOf } from '../../../../resources/declare.ts';
import { readColour } from '../../../../resources/kinds/colour/field.ts';
import { TypedInput } from '../../inputs/typed-input.tsx';
import type { InputProps } from '../../inputs/use-field.ts';

/** A colour, typed as #rrggbb or picked by the browser's own picker. */
export default function ColourInput(props: InputProps<FieldOf<'colour'>>) {
  const { setValue } = useFormContext();
  const value: unknown = useWatch({ name: props.name });
  const label = translate(props.field.label);
  return (
    <TypedInput
      {...props}
      inputMode="text"
      placeholder="#1c7ed6"
      read={readColour}
      before={
        <Picker
          type="color"
          aria-label={translate({ id: `Pilih warna untuk ${label}`, en: `Pick a colour for ${label}` })}
          // The picker knows no empty colour.
          value={(typeof value === 'string' && readColour(value)) || '#ffffff'}
          onChange={({ target }) =>
            setValue(props.name, target.value, { shouldDirty: true, shouldTouch: true })
          }
        />
      }
    />
  );
}

/** Its edge keeps the contrast that the colour may not have. */
const Picker = styled('input')({
  width: 24,
  height: 24,
  padding: 0,
  border: '1px solid var(--field)',
  borderRadius: 6,
  background: 'none',
  cursor: 'pointer',
  '&::-webkit-color-swatch-wrapper': { padding: 0 },
  '&::-webkit-color-swatch': { border: 0, borderRadius: 5 },
  '&::-moz-color-swatch': { border: 0, borderRadius: 5 },
  '@media (pointer: coarse)': { width: 44, height: 44 },
});

import type { FieldOf } from '../../../../resources/declare.ts';
import { readPhone, withCountry } from '../../../../resources/kinds/phone/phone-number.ts';
import { TypedInput } from '../../inputs/typed-input.tsx';
import type { InputProps } from '../../inputs/use-field.ts';

/** A telephone number, typed as in Indonesia or with a country's code; spelled with its code once it is whole. */
export default function PhoneInput(props: InputProps<FieldOf<'phone'>>) {
  return <TypedInput {...props} inputMode="tel" read={readPhone} shown={withCountry} />;
}

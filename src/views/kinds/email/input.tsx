import type { FieldOf } from '../../../../resources/declare.ts';
import { TypedInput } from '../../inputs/typed-input.tsx';
import type { InputProps } from '../../inputs/use-field.ts';

/** An e-mail address. Not of the browser's own type: its messages would speak the browser's language. */
export default function EmailInput(props: InputProps<FieldOf<'email'>>) {
  return <TypedInput {...props} inputMode="email" read={(typed) => typed.trim()} />;
}

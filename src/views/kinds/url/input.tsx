import type { FieldOf } from '../../../../resources/declare.ts';
import { readWebAddress } from '../../../../resources/kinds/url/web-address.ts';
import { TypedInput } from '../../inputs/typed-input.tsx';
import type { InputProps } from '../../inputs/use-field.ts';

/** A web address; https:// is added where it was left out. */
export default function UrlInput(props: InputProps<FieldOf<'url'>>) {
  return <TypedInput {...props} inputMode="url" placeholder="https://" read={readWebAddress} />;
}

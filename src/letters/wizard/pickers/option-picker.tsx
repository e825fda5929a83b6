import type { Option } from '../../../../dataProvider/index.ts';
import { OptionField } from '../../../ui/pickers/index.ts';
import type { InputProps } from '../frame/field.tsx';

type Props = {
  input: InputProps;
  value: string | null;
  /** Shown while the options load. */
  valueName?: string | null;
  options: Option[];
  isLoading: boolean;
  onChange: (option: Option | null) => void;
  placeholder?: string;
  /** Options under headings; they come sorted by them. */
  sectionOf?: (option: Option) => string;
};

/** Selects from a short, already loaded list by id. */
export function OptionPicker({ value, valueName, options, ...field }: Props) {
  const known = options.find((option) => option.id === value);
  const onItsWay = value ? { id: value, label: valueName ?? '…' } : null;
  return <OptionField {...field} options={options} value={known ?? onItsWay} />;
}

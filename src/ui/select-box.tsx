import Checkbox, { type CheckboxProps } from '@mui/material/Checkbox';

type Props = Pick<CheckboxProps, 'className' | 'size' | 'disabled' | 'indeterminate'> & {
  label: string;
  isChosen: boolean;
  onToggle: (isRange: boolean) => void;
};

/** Checkbox that selects a row; with Shift all rows since the last one. */
export function SelectBox({ label, isChosen, onToggle, ...look }: Props) {
  return (
    <Checkbox
      {...look}
      checked={isChosen}
      slotProps={{ input: { 'aria-label': label } }}
      onChange={({ nativeEvent }) => onToggle('shiftKey' in nativeEvent && nativeEvent.shiftKey === true)}
    />
  );
}

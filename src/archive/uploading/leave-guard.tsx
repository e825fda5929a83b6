import { useForm } from 'react-hook-form';
import { UnsavedAbove, UnsavedGuard } from '../../views/parts.ts';

/** Asks before files that are not saved yet are left behind. */
export function LeaveGuard({ isUnsaved }: { isUnsaved: boolean }) {
  const { control } = useForm();
  return (
    <UnsavedAbove value={{ tell: () => undefined, isUnsavedAbove: isUnsaved }}>
      <UnsavedGuard formControl={control} />
    </UnsavedAbove>
  );
}

import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { translate } from '../../../lib/language.ts';
import { InfoDialog } from '../../ui/info-dialog.tsx';
import { messages } from './messages.ts';

/** The numbers that were taken, to be read off. */
export function Booked({ numbers, onClose }: { numbers: BookedNumber[]; onClose: () => void }) {
  return (
    <InfoDialog
      title={
        numbers.length > 1 ? translate(messages.bookedMany(numbers.length)) : translate(messages.bookedOne)
      }
      close={translate(messages.close)}
      isFocused
      className="form-dialog"
      onClose={onClose}
    >
      <ol className="numbers-booked">
        {numbers.map((one) => (
          <li key={one.id}>{one.number}</li>
        ))}
      </ol>
      <p>{translate(messages.dotsText)}</p>
    </InfoDialog>
  );
}

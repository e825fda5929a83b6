import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId, type Option, useNaskah } from '../../../dataProvider/index.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { commonMessages } from '../../ui/messages.ts';
import { DayLine, TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { Booked } from './booked.tsx';
import { messages } from './messages.ts';
import { OptionLine } from './option-line.tsx';

/** Books numbers before their letters exist; afterwards they can be noted from here. */
function BookDialog({ onClose }: { onClose: () => void }) {
  const { bookNumbers } = useNaskah();
  const client = useQueryClient();
  const { errors, submit, ...form } = useSubmit('naskahDinasCategoryId', 'unitId', 'count', 'date', 'reason');
  // One id for all tries: after a lost response the server gives the same numbers again.
  const [id] = useState(newId);
  const [subType, setSubType] = useState<Option | null>(null);
  const [unit, setUnit] = useState<Option | null>(null);
  const [count, setCount] = useState('1');
  const [date, setDate] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [booked, setBooked] = useState<BookedNumber[] | null>(null);
  if (booked) return <Booked numbers={booked} onClose={onClose} />;
  const book = () =>
    submit(async () => {
      const numbers = await bookNumbers({
        id,
        naskahDinasCategoryId: subType?.id ?? '',
        unitId: unit?.id ?? '',
        count: Number(count),
        reason,
        date,
      });
      setBooked(numbers);
      void client.invalidateQueries({ queryKey: ['numbers'] });
    });
  return (
    <FormDialog
      title={translate(messages.book)}
      confirm={translate(messages.book)}
      form={form}
      onSubmit={book}
      onClose={onClose}
    >
      <p>{translate(messages.bookText)}</p>
      <OptionLine
        label={translate(messages.subTypeOfLetter)}
        resource="master-data.sub-jenis-naskah-dinas"
        placeholder={translate(messages.chooseSubType)}
        value={subType}
        onChange={setSubType}
        error={errors.naskahDinasCategoryId}
      />
      <OptionLine
        label={translate(messages.unit)}
        resource="master-data.unit-organisasi"
        placeholder={translate(messages.chooseUnit)}
        value={unit}
        onChange={setUnit}
        error={errors.unitId}
      />
      <div className="numbers-pair">
        <TextLine
          label={translate(messages.howMany)}
          type="number"
          value={count}
          onChange={setCount}
          error={errors.count}
        />
        <DayLine
          label={translate(messages.day)}
          value={date}
          onChange={setDate}
          error={errors.date}
          hint={translate(messages.emptyIsToday)}
        />
      </div>
      <TextLine
        label={translate(commonMessages.reason)}
        value={reason}
        onChange={setReason}
        error={errors.reason}
        max={reasonLimit}
        lines={2}
      />
    </FormDialog>
  );
}

export default BookDialog;

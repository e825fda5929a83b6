import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { newId, type Option, useNaskah } from '../../../dataProvider/index.ts';
import type { BookedNumber } from '../../../domain/letters/letter-number.ts';
import { reasonLimit } from '../../../domain/letters/text-limits.ts';
import { say } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { DayLine, TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { commonWords } from '../../ui/words.ts';
import { Booked } from './booked.tsx';
import { OptionLine } from './option-line.tsx';
import { words } from './words.ts';

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
      title={say(words.book)}
      confirm={say(words.book)}
      form={form}
      onSubmit={book}
      onClose={onClose}
    >
      <p>{say(words.bookText)}</p>
      <OptionLine
        label={say(words.subTypeOfLetter)}
        resource="master-data.sub-jenis-naskah-dinas"
        placeholder={say(words.chooseSubType)}
        value={subType}
        onChange={setSubType}
        error={errors.naskahDinasCategoryId}
      />
      <OptionLine
        label={say(words.unit)}
        resource="master-data.unit-organisasi"
        placeholder={say(words.chooseUnit)}
        value={unit}
        onChange={setUnit}
        error={errors.unitId}
      />
      <div className="numbers-pair">
        <TextLine
          label={say(words.howMany)}
          type="number"
          value={count}
          onChange={setCount}
          error={errors.count}
        />
        <DayLine
          label={say(words.day)}
          value={date}
          onChange={setDate}
          error={errors.date}
          hint={say(words.emptyIsToday)}
        />
      </div>
      <TextLine
        label={say(commonWords.reason)}
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

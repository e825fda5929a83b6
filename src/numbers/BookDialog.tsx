import { useState } from 'react';
import { newId, type Option, useNaskah } from '../../dataProvider/index.ts';
import type { BookedNumber } from '../../resources/naskah-dinas/letter-number.ts';
import { DayLine, TextLine } from '../pickers/index.ts';
import { Booked } from './Booked.tsx';
import { FormDialog } from './FormDialog.tsx';
import { OptionLine } from './OptionLine.tsx';
import { words } from './words.ts';

/** Takes numbers before there are letters for them; afterwards they can be written down from here. */
const BookDialog = ({ onClose }: { onClose: () => void }) => {
  const { bookNumbers } = useNaskah();
  // The same over all tries: of a booking whose answer got lost the numbers are given again.
  const [id] = useState(newId);
  const [subKind, setSubKind] = useState<Option | null>(null);
  const [unit, setUnit] = useState<Option | null>(null);
  const [count, setCount] = useState('1');
  const [date, setDate] = useState<string | null>(null);
  const [reason, setReason] = useState('');
  const [booked, setBooked] = useState<BookedNumber[] | null>(null);
  if (booked) return <Booked numbers={booked} onClose={onClose} />;
  const send = async () =>
    setBooked(
      await bookNumbers({
        id,
        naskahDinasCategoryId: subKind?.id ?? '',
        unitId: unit?.id ?? '',
        count: Number(count),
        reason,
        date,
      }),
    );
  return (
    <FormDialog title={words.book.id} confirm={words.book.id} onSend={send} onClose={onClose}>
      {(errors) => (
        <>
          <p>Nomor diambil dari penghitung saat ini dan tidak dapat dikembalikan, hanya dibatalkan.</p>
          <OptionLine
            label="Sub jenis naskah"
            resource="master-data.sub-jenis-naskah-dinas"
            placeholder="Pilih sub jenis"
            value={subKind}
            onChange={setSubKind}
            error={errors.naskahDinasCategoryId}
          />
          <OptionLine
            label="Unit"
            resource="master-data.unit-organisasi"
            placeholder="Pilih unit penanda tangan"
            value={unit}
            onChange={setUnit}
            error={errors.unitId}
          />
          <div className="numbers-pair">
            <TextLine
              label="Banyaknya"
              type="number"
              value={count}
              onChange={setCount}
              error={errors.count}
            />
            <DayLine
              label="Tanggal"
              value={date}
              onChange={setDate}
              error={errors.date}
              hint="Kosong berarti hari ini."
            />
          </div>
          <TextLine
            label={words.reason.id}
            value={reason}
            onChange={setReason}
            error={errors.reason}
            max={500}
            lines={2}
          />
        </>
      )}
    </FormDialog>
  );
};

export default BookDialog;

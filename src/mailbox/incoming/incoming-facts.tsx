import Button from '@mui/material/Button';
import { useState } from 'react';
import { agendaLabel, paperPlaceLabel } from '../../../resources/naskah-dinas/incoming.ts';
import type { Letter } from '../../../resources/naskah-dinas/letter.ts';
import { longDate } from '../../../resources/naskah-dinas/tags.ts';
import { dayInWib } from '../../../resources/wib.ts';
import { Fact } from '../reading/facts.tsx';
import { PlaceDialog } from './place-dialog.tsx';

/** Where a letter from outside came from, its agenda number, when it came, and where its paper lies (SPEC A3). */
const IncomingFacts = ({ letter }: { letter: Letter }) => {
  const [isOpen, setIsOpen] = useState(false);
  const block = letter.externalToInternal;
  if (!block) return null;
  return (
    <>
      <Fact title="Pengirim">
        <p>{block.externalSenderName}</p>
        <small>
          {[letter.number && `Nomor ${letter.number}`, letter.scriptDate && longDate(letter.scriptDate)]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Fact>
      {block.agenda && (
        <Fact title="Nomor agenda">
          <p>{agendaLabel(block.agenda)}</p>
          <small>{block.agenda.unitName}</small>
        </Fact>
      )}
      {block.receivedDate && (
        <Fact title="Diterima">
          <p>{longDate(dayInWib(block.receivedDate))}</p>
          {block.registeredBy && <small>Didaftarkan {block.registeredBy}</small>}
        </Fact>
      )}
      <Fact title="Tempat naskah asli">
        <p>{paperPlaceLabel(block) || 'Belum diisi'}</p>
        {letter.can.correctPlace && (
          <Button size="small" variant="outlined" sx={{ mt: 1 }} onClick={() => setIsOpen(true)}>
            Ubah tempat
          </Button>
        )}
      </Fact>
      {isOpen && <PlaceDialog letter={letter} block={block} onClose={() => setIsOpen(false)} />}
    </>
  );
};

export default IncomingFacts;

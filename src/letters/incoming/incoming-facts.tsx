import Button from '@mui/material/Button';
import { useState } from 'react';
import { agendaLabel, paperPlaceLabel } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { say } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { Fact } from '../reading/facts.tsx';
import { PlaceDialog } from './place-dialog.tsx';
import { incomingWords } from './words.ts';

/** Origin of an external letter: sender, agenda number, arrival, location of the paper (SPEC A3). */
function IncomingFacts({ letter }: { letter: Letter }) {
  const [isOpen, setIsOpen] = useState(false);
  const block = letter.externalToInternal;
  if (!block) return null;
  return (
    <>
      <Fact title={say(incomingWords.sender)}>
        <p>{block.externalSenderName}</p>
        <small>
          {[
            letter.number && say(incomingWords.number(letter.number)),
            letter.scriptDate && formatDate(letter.scriptDate),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Fact>
      {block.agenda && (
        <Fact title={say(incomingWords.agendaNumber)}>
          <p>{agendaLabel(block.agenda)}</p>
          <small>{block.agenda.unitName}</small>
        </Fact>
      )}
      {block.receivedDate && (
        <Fact title={say(incomingWords.received)}>
          <p>{formatDate(block.receivedDate)}</p>
          {block.registeredBy && <small>{say(incomingWords.registeredBy(block.registeredBy))}</small>}
        </Fact>
      )}
      <Fact title={say(incomingWords.place)}>
        <p>{paperPlaceLabel(block) || say(incomingWords.notFilled)}</p>
        {letter.can.correctPlace && (
          <Button size="small" variant="outlined" style={{ marginTop: 8 }} onClick={() => setIsOpen(true)}>
            {say(incomingWords.changePlace)}
          </Button>
        )}
      </Fact>
      {isOpen && <PlaceDialog letter={letter} block={block} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export default IncomingFacts;

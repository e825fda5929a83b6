import Button from '@mui/material/Button';
import { useState } from 'react';
import { agendaLabel, paperPlaceLabel } from '../../../domain/letters/incoming.ts';
import type { Letter } from '../../../domain/letters/letter.ts';
import { translate } from '../../../lib/language.ts';
import { formatDate } from '../../ui/format.ts';
import { Fact } from '../reading/facts.tsx';
import { incomingMessages } from './messages.ts';
import { PlaceDialog } from './place-dialog.tsx';

/** Origin of an external letter: sender, agenda number, arrival, location of the paper (SPEC A3). */
function IncomingFacts({ letter }: { letter: Letter }) {
  const [isOpen, setIsOpen] = useState(false);
  const block = letter.externalToInternal;
  if (!block) return null;
  return (
    <>
      <Fact title={translate(incomingMessages.sender)}>
        <p>{block.externalSenderName}</p>
        <small>
          {[
            letter.number && translate(incomingMessages.number(letter.number)),
            letter.scriptDate && formatDate(letter.scriptDate),
          ]
            .filter(Boolean)
            .join(', ')}
        </small>
      </Fact>
      {block.agenda && (
        <Fact title={translate(incomingMessages.agendaNumber)}>
          <p>{agendaLabel(block.agenda)}</p>
          <small>{block.agenda.unitName}</small>
        </Fact>
      )}
      {block.receivedDate && (
        <Fact title={translate(incomingMessages.received)}>
          <p>{formatDate(block.receivedDate)}</p>
          {block.registeredBy && (
            <small>{translate(incomingMessages.registeredBy(block.registeredBy))}</small>
          )}
        </Fact>
      )}
      <Fact title={translate(incomingMessages.place)}>
        <p>{paperPlaceLabel(block) || translate(incomingMessages.notFilled)}</p>
        {letter.can.correctPlace && (
          <Button size="small" variant="outlined" style={{ marginTop: 8 }} onClick={() => setIsOpen(true)}>
            {translate(incomingMessages.changePlace)}
          </Button>
        )}
      </Fact>
      {isOpen && <PlaceDialog letter={letter} block={block} onClose={() => setIsOpen(false)} />}
    </>
  );
}

export default IncomingFacts;

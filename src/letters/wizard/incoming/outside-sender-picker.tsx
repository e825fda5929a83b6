import { useState } from 'react';
import { translate } from '../../../../lib/language.ts';
import type { InputProps } from '../frame/field.tsx';
import { InstitutionField, isTyped } from '../pickers/institution-field.tsx';
import { incomingMessages } from './messages.ts';

export type OutsideSender = { externalSenderId: string | null; externalSenderName: string };
type Props = { input: InputProps; value: OutsideSender; onChange: (value: OutsideSender) => void };

/** Who wrote it: one of instansi, or whatever is typed. */
export function OutsideSenderPicker({ input, value, onChange }: Props) {
  const [isTyping, setIsTyping] = useState(false);
  return (
    <InstitutionField
      input={input}
      typed={value.externalSenderName}
      isSearched={isTyping}
      onType={(externalSenderName) => {
        setIsTyping(externalSenderName !== '');
        onChange({ externalSenderId: null, externalSenderName });
      }}
      onChoose={(chosen) => {
        setIsTyping(false);
        if (!isTyped(chosen)) onChange({ externalSenderId: chosen.id, externalSenderName: chosen.label });
      }}
      placeholder={translate(incomingMessages.senderSearch)}
    />
  );
}

import { useState } from 'react';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { ExternalParty } from '../../../../domain/letters/outgoing.ts';
import { translate } from '../../../../lib/language.ts';
import type { InputProps } from '../frame/field.tsx';
import { InstitutionField, isTyped, type Offered } from '../pickers/institution-field.tsx';
import { outgoingMessages } from './messages.ts';
import { addressOf, isSameParty, partyOf } from './parties.ts';
import { PartyList } from './party-list.tsx';

type Props = {
  input: InputProps;
  parties: ExternalParty[];
  onChange: (parties: ExternalParty[]) => void;
  /** With the address that instansi knows; empty where it knows none. */
  onAdd: (party: ExternalParty, address: string) => void;
  /** Singular noun for the remove button. */
  one: string;
};

/** People and bodies outside: from instansi, or by whatever name is typed. */
export function PartyPicker({ input, parties, onChange, onAdd, one }: Props) {
  const { lookup } = useNaskah();
  const [typed, setTyped] = useState('');

  const add = async (chosen: Offered) => {
    setTyped('');
    if (isTyped(chosen)) {
      const written = { institutionId: null, name: chosen.typed.trim().slice(0, 200), email: null };
      if (written.name && !parties.some((party) => isSameParty(party, written))) onAdd(written, '');
      return;
    }
    // Address and e-mail come with the one record only.
    const [whole] = await lookup('master-data.instansi', { ids: [chosen.id] }).catch(() => []);
    onAdd(partyOf(whole ?? chosen), addressOf(whole ?? chosen));
  };
  return (
    <>
      <InstitutionField
        input={input}
        typed={typed}
        isSearched
        onType={setTyped}
        onChoose={(chosen) => void add(chosen)}
        addsTyped
        isExcluded={(option) => parties.some((party) => party.institutionId === option.id)}
        placeholder={translate(outgoingMessages.search)}
      />
      <PartyList parties={parties} onChange={onChange} one={one} />
    </>
  );
}

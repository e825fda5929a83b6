import Button from '@mui/material/Button';
import KeyRound from 'lucide-react/icons/key-round';
import { useEffect, useEffectEvent, useId, useState } from 'react';
import { createDirectoryVerbs } from '../../dataProvider/directory.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import { type ProofMessage, proofChannel } from '../../domain/accounts/proof.ts';
import { translate } from '../../lib/language.ts';
import { useSigned } from '../shell/index.ts';
import { FaultLine } from './fault-line.tsx';
import { Labelled } from './form-dialog.tsx';
import { TextLine } from './pickers/text-line.tsx';
import { SoftChip } from './soft-chip.tsx';

type Props = {
  label: string;
  value: string;
  onChange: (value: string) => void;
  error?: string | undefined;
  hint?: string;
};

/** The password that an act asks for once more. Who signed in with a company account proves themselves there instead. */
export function OwnPasswordLine({ label, value, onChange, error, hint }: Props) {
  const { data } = useSigned();
  if (data?.user.signedInBy === 'oidc') return <ProofLine value={value} onChange={onChange} error={error} />;
  return (
    <TextLine
      label={label}
      type="password"
      value={value}
      onChange={onChange}
      error={error}
      {...(hint && { hint })}
    />
  );
}

/** A window at the provider; what it proves counts once, for some minutes. */
function ProofLine({ value, onChange, error }: Pick<Props, 'value' | 'onChange' | 'error'>) {
  const id = useId();
  const { call } = useNaskah();
  const [failed, setFailed] = useState('');
  const hear = useEffectEvent(({ data }: MessageEvent<ProofMessage>) => {
    setFailed(data.failed);
    if (data.proof) onChange(data.proof);
  });
  useEffect(() => {
    const channel = new BroadcastChannel(proofChannel);
    channel.onmessage = (message) => hear(message);
    return () => channel.close();
  }, []);
  const prove = async (): Promise<void> => {
    setFailed('');
    onChange('');
    // Opened within the click: later, browsers take it for an advertisement.
    const opened = window.open('', proofChannel, 'popup,width=520,height=700');
    try {
      const { address } = await createDirectoryVerbs({ call }).beginProof();
      if (opened) opened.location.href = address;
      else setFailed(translate(said.blocked));
    } catch (refusal) {
      opened?.close();
      setFailed(refusal instanceof Error ? refusal.message : translate(said.blocked));
    }
  };
  const fault = failed || (error && translate(value ? said.over : said.missing));
  return (
    <Labelled id={id} label={translate(said.label)}>
      <div style={{ display: 'flex', flexWrap: 'wrap', gap: 8, alignItems: 'center' }}>
        <Button
          id={id}
          aria-labelledby={`${id}-label ${id}`}
          startIcon={<KeyRound size={16} aria-hidden />}
          onClick={() => void prove()}
        >
          {translate(value ? said.again : said.prove)}
        </Button>
        {value && !fault && <SoftChip tone="ok">{translate(said.proven)}</SoftChip>}
      </div>
      {fault && <FaultLine text={fault} />}
    </Labelled>
  );
}

const said = {
  label: { id: 'Pembuktian diri', en: 'Proof of identity' },
  prove: { id: 'Buktikan dengan akun perusahaan', en: 'Prove it with the company account' },
  again: { id: 'Buktikan lagi', en: 'Prove it again' },
  proven: { id: 'Terbukti, berlaku 5 menit', en: 'Proven, for 5 minutes' },
  missing: { id: 'Buktikan dulu diri Anda.', en: 'Prove who you are first.' },
  over: {
    id: 'Bukti ini sudah dipakai atau lewat waktunya. Buktikan lagi.',
    en: 'This proof was used or is too old. Prove it again.',
  },
  blocked: {
    id: 'Jendela akun perusahaan tidak dapat dibuka. Izinkan jendela baru untuk alamat ini.',
    en: 'The window of the company account could not be opened. Allow new windows for this address.',
  },
};

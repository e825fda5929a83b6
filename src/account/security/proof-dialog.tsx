import { useState } from 'react';
import { useNotify } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OwnPasswordLine } from '../../ui/own-password.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { messages, twoFactorMessages } from '../messages.ts';
import { useOwnKeys } from '../use-own-keys.ts';
import { CodesDialog } from './codes-dialog.tsx';

const said = {
  renew: {
    title: twoFactorMessages.renew,
    text: twoFactorMessages.renewText,
    confirm: twoFactorMessages.renew,
  },
  end: { title: twoFactorMessages.askEnd, text: twoFactorMessages.endText, confirm: twoFactorMessages.end },
};

type Props = { purpose: 'renew' | 'end'; onClose: () => void };

/** Asks for password and code: for new recovery codes, or to turn the second step off. */
export default function ProofDialog({ purpose, onClose }: Props) {
  const notify = useNotify();
  const { renewRecoveryCodes, endTwoFactor } = useOwnKeys();
  const { errors, submit, ...form } = useSubmit('password', 'code');
  const [proof, setProof] = useState({ password: '', code: '' });
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  const go = async () => {
    if (purpose === 'renew') {
      await submit(async () => setCodes((await renewRecoveryCodes(proof)).recoveryCodes));
    } else if (await submit(() => endTwoFactor(proof))) {
      notify(translate(twoFactorMessages.ended), { type: 'success' });
      onClose();
    }
  };
  const { title, text, confirm } = said[purpose];
  return (
    <FormDialog
      title={translate(title)}
      confirm={translate(confirm)}
      danger={purpose === 'end'}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      <p>{translate(text)}</p>
      <OwnPasswordLine
        label={translate(messages.yourPassword)}
        value={proof.password}
        onChange={(password) => setProof({ ...proof, password })}
        error={errors.password}
      />
      <TextLine
        label={translate(twoFactorMessages.anyCode)}
        value={proof.code}
        onChange={(code) => setProof({ ...proof, code })}
        error={errors.code}
        autoComplete="one-time-code"
      />
    </FormDialog>
  );
}

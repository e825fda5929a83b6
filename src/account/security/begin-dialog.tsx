import { useState } from 'react';
import type { TwoFactorSetUp } from '../../../domain/calls/account.ts';
import { translate } from '../../../lib/language.ts';
import { FormDialog } from '../../ui/form-dialog.tsx';
import { OwnPasswordLine } from '../../ui/own-password.tsx';
import { TextLine } from '../../ui/pickers/index.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { messages, twoFactorMessages } from '../messages.ts';
import { useOwnKeys } from '../use-own-keys.ts';
import { CodesDialog } from './codes-dialog.tsx';

/** Turns two-step sign-in on: password, QR code with the first code, recovery codes. */
export default function BeginDialog({ onClose }: { onClose: () => void }) {
  const { beginTwoFactor, confirmTwoFactor } = useOwnKeys();
  const { errors, submit, ...form } = useSubmit('code', 'password');
  const [password, setPassword] = useState('');
  const [setUp, setSetUp] = useState<TwoFactorSetUp | null>(null);
  const [code, setCode] = useState('');
  const [codes, setCodes] = useState<string[] | null>(null);
  if (codes) return <CodesDialog codes={codes} onClose={onClose} />;
  const go = () =>
    submit(async () => {
      if (!setUp) setSetUp(await beginTwoFactor(password));
      else setCodes((await confirmTwoFactor(code)).recoveryCodes);
    });
  return (
    <FormDialog
      title={translate(twoFactorMessages.title)}
      confirm={translate(setUp ? twoFactorMessages.begin : twoFactorMessages.next)}
      form={form}
      onSubmit={go}
      onClose={onClose}
    >
      {setUp ? (
        <>
          <p>{translate(twoFactorMessages.scan)}</p>
          <img
            className="account-qr"
            src={`data:image/svg+xml,${encodeURIComponent(setUp.qr)}`}
            alt={translate(twoFactorMessages.qr)}
          />
          <p className="account-secret">
            <small>{translate(twoFactorMessages.bySecret)}</small>
            <code>{setUp.secret.replace(/.{4}(?=.)/g, '$& ')}</code>
          </p>
          <TextLine
            label={translate(twoFactorMessages.code)}
            value={code}
            onChange={setCode}
            error={errors.code}
            autoComplete="one-time-code"
          />
        </>
      ) : (
        <OwnPasswordLine
          label={translate(messages.yourPassword)}
          value={password}
          onChange={setPassword}
          error={errors.password}
          hint={translate(twoFactorMessages.off)}
        />
      )}
    </FormDialog>
  );
}

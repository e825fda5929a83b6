import Button from '@mui/material/Button';
import Copy from 'lucide-react/icons/copy';
import { useId, useState } from 'react';
import type { DirectoryTested } from '../../domain/calls/directory.ts';
import { translate } from '../../lib/language.ts';
import { failureMessage } from '../ui/failures.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { copyMessages, useCopy } from '../ui/use-copy.ts';
import { useRequest } from '../ui/use-request.ts';
import { directoryMessages as said } from './messages.ts';
import { useDirectory } from './use-directory.ts';

type Props = {
  way: 'oidc' | 'ldap';
  title: string;
  isOn: boolean;
  /** How it is set up, while it is not. */
  off: string;
  facts: [label: string, value: string][];
  /** What an administrator takes along to the provider. */
  copied?: { label: string; value: string };
  warning?: string;
};

/** One way of signing in: what is set, without anything secret, and a test of it. */
export function ConnectionCard({ way, title, isOn, off, facts, copied, warning }: Props) {
  const id = useId();
  const copy = useCopy();
  const directory = useDirectory();
  const [tested, setTested] = useState<DirectoryTested | null>(null);
  const { isPending, request } = useRequest((failure) =>
    setTested({ isGood: false, message: failureMessage(failure), reason: '' }),
  );
  const test = () => {
    setTested(null);
    void request(async () => setTested(await directory.test(way)));
  };
  return (
    <section className="card pad" aria-labelledby={id}>
      <div className="directory-head">
        <h2 id={id}>{title}</h2>
        <SoftChip tone={isOn ? 'ok' : 'neutral'}>{translate(isOn ? said.on : said.off)}</SoftChip>
      </div>
      {!isOn && <p>{off}</p>}
      <dl className="directory-facts">
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
        {copied && (
          <div>
            <dt>{copied.label}</dt>
            <dd>
              {copied.value}
              <Button
                size="small"
                variant="text"
                startIcon={<Copy size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => void copy(copied.value)}
              >
                {translate(copyMessages.copy)}
              </Button>
            </dd>
          </div>
        )}
      </dl>
      {warning && <p className="directory-bad">{warning}</p>}
      {isOn && (
        <div className="directory-test">
          <Button onClick={test} disabled={isPending}>
            {translate(isPending ? said.testing : said.test)}
          </Button>
          <p role="status" className={tested?.isGood ? 'directory-good' : 'directory-bad'}>
            {tested?.message}
            {tested?.reason && <small>{`${translate(said.reason)}: ${tested.reason}`}</small>}
          </p>
        </div>
      )}
    </section>
  );
}

import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { LinkBase } from 'react-admin';
import { setupPage, setupSteps } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { PageHeader } from '../ui/page-header.tsx';
import { useRequest } from '../ui/use-request.ts';
import { Assistant } from './assistant.tsx';
import { setupMessages as messages } from './messages.ts';
import { SetupSkeleton } from './setup-skeleton.tsx';
import { setupKey, useSetup, useSetupVerbs } from './use-setup.ts';
import './setup.css';

/**
 * The home page of who keeps the installation: the assistant until all is done or it is skipped, then word of it
 * once; else the ordinary page, with a line on what is left.
 */
export default function SetupHome({ children }: { children: ReactNode }) {
  const { data, isPending } = useSetup();
  // Being shown, it stays until it is left.
  const [isReady, setReady] = useState(false);
  if (isPending) return <SetupSkeleton />;
  // Another server may not have it, and without a network it is not asked.
  if (!data) return children;
  if (data.home === 'ready' || isReady) return <Ready onShown={() => setReady(true)} />;
  if (data.home === 'assistant') return <Assistant canSkip />;
  if (data.home !== 'line') return children;
  const done = data.steps.filter(({ state }) => state === 'done').length;
  return (
    <>
      <p className="setup-left">
        <span>{translate(messages.left(done, setupSteps.length))}</span>
        <LinkBase to={setupPage.path}>{translate(messages.goOn)}</LinkBase>
      </p>
      {children}
    </>
  );
}

/** Said once: the next visit finds the ordinary page. */
function Ready({ onShown }: { onShown: () => void }) {
  const verbs = useSetupVerbs();
  const queries = useQueryClient();
  const { request } = useRequest();
  const [isAsked, setAsked] = useState(false);
  if (!isAsked) {
    setAsked(true);
    queueMicrotask(() => {
      onShown();
      void request(async () => {
        await verbs.settle('done');
        await queries.invalidateQueries({ queryKey: setupKey });
      });
    });
  }
  return (
    <>
      <PageHeader title={translate(messages.ready)} />
      <section className="card setup-ready">
        <p>{translate(messages.readyText)}</p>
        <span className="setup-acts">
          <Button variant="contained" component={LinkBase} to="/naskah-dinas/buat-naskah">
            {translate(messages.write)}
          </Button>
          <Button component={LinkBase} to={setupPage.path}>
            {translate(messages.seeSteps)}
          </Button>
        </span>
      </section>
    </>
  );
}

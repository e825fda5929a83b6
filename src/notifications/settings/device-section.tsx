import Button from '@mui/material/Button';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { PushState } from '../../../domain/calls/notifications.ts';
import { type Message, translate } from '../../../lib/language.ts';
import { useRequest } from '../../ui/use-request.ts';
import { browserPush, subscribe, unsubscribe } from './browser-push.ts';
import { messages } from './messages.ts';

const key = ['push'];

/** Browser notifications on this device. The browser asks for permission on a click, never before. */
export function DeviceSection() {
  const naskah = useNaskah();
  const client = useQueryClient();
  const { data } = useQuery({ queryKey: key, queryFn: ({ signal }) => naskah.pushState({ signal }) });
  const [can, setCan] = useState(browserPush);
  const [failure, setFailure] = useState<Message | null>(null);
  const isHere = data?.isOnHere === true && can === 'possible';
  const { isPending, request } = useRequest(() => setFailure(messages.pushFailed));
  const act = async (work: () => Promise<PushState | Message>) => {
    await request(async () => {
      const answer = await work();
      const isKept = 'publicKey' in answer;
      if (isKept) client.setQueryData(key, answer);
      setFailure(isKept ? null : answer);
    });
    setCan(browserPush());
  };
  const allow = () =>
    act(async () => {
      const keys = await subscribe(data?.publicKey ?? '');
      if (typeof keys === 'object') return naskah.allowPush(keys);
      return { denied: messages.denied, notReady: messages.notReady, failed: messages.pushFailed }[keys];
    });
  const end = () =>
    act(async () => {
      const state = await naskah.endPush();
      await unsubscribe();
      return state;
    });
  const told = can === 'possible' ? failure : messages[can];
  return (
    <div className="push-here">
      <div>
        <p>
          <b>{translate(isHere ? messages.pushOn : messages.pushOff)}</b>
        </p>
        <p className="field-hint">{translate(messages.pushText)}</p>
        {data && data.devices > 1 && (
          <p className="field-hint">{translate(messages.devices(data.devices))}</p>
        )}
        <div role="status">{told && <p className="push-told">{translate(told)}</p>}</div>
      </div>
      {can === 'possible' && (
        <Button disabled={!data || isPending} onClick={() => void (isHere ? end() : allow())}>
          {translate(isHere ? messages.end : messages.allow)}
        </Button>
      )}
    </div>
  );
}

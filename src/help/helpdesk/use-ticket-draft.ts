import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { KEPT } from '../../../authProvider/index.ts';
import { newId } from '../../../dataProvider/index.ts';
import { begunOf, type NewTicket } from '../../../domain/help/index.ts';
import { deviceStore, inTab } from '../../ui/device-store.ts';
import { browserWords } from './browser-words.ts';

export type TicketDraft = Required<Omit<NewTicket, 'screenshot'>>;
/** What was typed, with the address parameters it was typed over. */
type Typed = Pick<TicketDraft, 'subject' | 'kind' | 'description'>;
const drafts = deviceStore<Typed & { begun: string }>(`${KEPT}ticket`, inTab);

/**
 * Draft of a new ticket; a reload restores all but the picture, which is too large to store. The parameters of
 * another address win.
 */
export function useTicketDraft() {
  const [params] = useSearchParams();
  const begun = params.toString();
  const [draft, setDraft] = useState<TicketDraft>(() => {
    const { begun: before, ...typed } = drafts.read('') ?? {};
    const given = givenBy(params);
    return { ...blank(), ...(before === begun ? { ...given, ...typed } : { ...typed, ...given }) };
  });
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const change = (changed: Partial<TicketDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    const { subject, kind, description } = next;
    drafts.write('', { begun, subject, kind, description });
  };
  const forget = () => drafts.write('', undefined);
  return { draft, change, screenshot, setScreenshot, forget };
}

const blank = (): TicketDraft => ({
  id: newId(),
  subject: '',
  kind: 'gangguan',
  description: '',
  page: '',
  browser: browserWords(navigator.userAgent, { width: window.innerWidth, height: window.innerHeight }),
  requestId: '',
});

const givenBy = (params: URLSearchParams): Partial<TicketDraft> =>
  Object.fromEntries(Object.entries(begunOf(params)).filter(([, value]) => value));

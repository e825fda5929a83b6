import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newId } from '../../../dataProvider/index.ts';
import { begunOf, type NewTicket } from '../../../domain/help/index.ts';
import { browserWords } from './browser-words.ts';

export type TicketDraft = Required<Omit<NewTicket, 'screenshot'>>;
/** This prefix is removed at the end of a session (authProvider/kept.ts). */
const KEY = 'naskah.kept.ticket';

/**
 * Draft of a new ticket; a reload restores all but the picture, which is too large to store. Address parameters
 * win.
 */
export function useTicketDraft() {
  const [params] = useSearchParams();
  const [draft, setDraft] = useState<TicketDraft>(() => ({ ...blank(), ...kept(), ...given(params) }));
  const [screenshot, setScreenshot] = useState<File | null>(null);
  const change = (changed: Partial<TicketDraft>) => {
    const next = { ...draft, ...changed };
    setDraft(next);
    try {
      const { subject, kind, description } = next;
      sessionStorage.setItem(KEY, JSON.stringify({ subject, kind, description }));
    } catch {
      // Storage refused: only a reload loses the draft.
    }
  };
  const forget = () => sessionStorage.removeItem(KEY);
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

function kept(): Partial<TicketDraft> {
  try {
    const { subject, kind, description } = JSON.parse(sessionStorage.getItem(KEY) ?? '{}');
    return {
      ...(typeof subject === 'string' && { subject }),
      ...(typeof description === 'string' && { description }),
      ...(typeof kind === 'string' && { kind: kind as TicketDraft['kind'] }),
    };
  } catch {
    return {};
  }
}

const given = (params: URLSearchParams): Partial<TicketDraft> =>
  Object.fromEntries(Object.entries(begunOf(params)).filter(([, value]) => value));

import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { newId } from '../../../dataProvider/index.ts';
import { begunOf, type NewTicket } from '../../../domain/help/index.ts';
import { deviceStore, inTab } from '../../ui/device-store.ts';

/** Browser and window in words the user can check before submission: "Chrome 140, Windows, 1366 × 768". */
function browserWords(agent: string, { width, height }: { width: number; height: number }): string {
  const browser = browsers
    .map(([name, pattern]) => [name, pattern.exec(agent)?.[1]] as const)
    .find(([, at]) => at);
  const system = systems.find(([, pattern]) => pattern.test(agent))?.[0];
  const size = width > 0 && height > 0 ? `${width} × ${height}` : '';
  const known = browser ? `${browser[0]} ${browser[1]}` : agent.slice(0, 200);
  return [known, system, size].filter(Boolean).join(', ');
}

/** The ones that call themselves several names come first. */
const browsers: [string, RegExp][] = [
  ['Edge', /\bEdg(?:A|iOS)?\/(\d+)/],
  ['Samsung Internet', /\bSamsungBrowser\/(\d+)/],
  ['Opera', /\bOPR\/(\d+)/],
  ['Firefox', /\b(?:Firefox|FxiOS)\/(\d+)/],
  ['Chrome', /\b(?:Headless)?Chrom(?:e|ium|eiOS)\/(\d+)/],
  ['Chrome', /\bCriOS\/(\d+)/],
  ['Safari', /\bVersion\/(\d+).*Safari/],
];
const systems: [string, RegExp][] = [
  ['Android', /Android/],
  ['iOS', /iPhone|iPad/],
  ['Windows', /Windows/],
  ['macOS', /Mac OS X/],
  ['Linux', /Linux/],
];

export type TicketDraft = Required<Omit<NewTicket, 'screenshot'>>;
/** What was typed, with the address parameters it was typed over. */
type Typed = Pick<TicketDraft, 'subject' | 'kind' | 'description'>;
const drafts = deviceStore<Typed & { begun: string }>('ticket', inTab, { ends: 'session' });

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

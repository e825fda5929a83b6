import { z } from 'zod';
import { bare, defineCall } from './define-call.ts';

const open = { method: 'GET', tags: ['server'], access: 'public' } as const;

/** What the server says of itself; public, since browsers and operators' tools ask before any session. */
export const serverCalls = {
  isAlive: defineCall({
    ...open,
    path: '/healthz',
    summary: 'Layanan menjawab',
    answer: bare(z.object({ status: z.literal('ok') })),
  }),
  isReady: defineCall({
    ...open,
    path: '/readyz',
    summary: 'Layanan, basis data, dan diska siap',
    answer: bare(z.object({ status: z.enum(['ok', 'disk full', 'database unreachable']) })),
    errors: { 503: 'Basis data tidak terjangkau, atau diska penuh' },
  }),
  /** The operator's settings for the browser; null where unset. */
  clientSettings: defineCall({
    ...open,
    path: '/client.json',
    summary: 'Setelan untuk peramban',
    answer: bare(z.object({ errorReports: z.url().nullable(), visits: z.url().nullable() })),
  }),
};

import { styled } from '@mui/material/styles';
import type { OpenWork } from '../../domain/calls/hand-over.ts';
import { listed, lowerFirst } from '../../lib/formats.ts';
import { translate } from '../../lib/language.ts';
import { handOverMessages as said, workWords } from './messages.ts';
import type { Chosen } from './plan.ts';

type Props = { given: { to: Chosen; work: OpenWork[] }[]; left: OpenWork[] };

/** The preview: what goes to whom, and what stays. */
export function WhatHappens({ given, left }: Props) {
  return (
    <Preview aria-live="polite">
      <h3>{translate(said.goes)}</h3>
      <ul>
        {given.map(({ to, work }) => (
          <li key={to.id}>{translate(said.gets(to.label, inWords(work)))}</li>
        ))}
        {left.length > 0 && <li>{translate(said.left(inWords(left)))}</li>}
      </ul>
    </Preview>
  );
}

const inWords = (work: readonly OpenWork[]): string =>
  listed(work.map((one) => lowerFirst(translate(workWords[one.kind](one)))));

const Preview = styled('div')({
  padding: '10px 12px',
  borderRadius: 8,
  background: 'var(--hover)',
  '& h3': { margin: 0, fontSize: '0.8125rem', lineHeight: '18px', fontWeight: 650 },
  '& ul': { margin: '4px 0 0', paddingLeft: 18 },
});

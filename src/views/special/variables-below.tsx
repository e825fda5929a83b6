import { styled } from '@mui/material/styles';
import { useDeferredValue, useId, useState } from 'react';
import { fillVariables, sampleValue, variablesIn } from '../../../domain/letters/contract-variables.ts';
import { isVariableName, withoutChips } from '../../../domain/letters/placeholders.ts';
import { translate } from '../../../lib/language.ts';
import { cleanHtml } from '../../letters/sheet/index.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';
import { Panel } from './panel.tsx';

/** Lists a text's variables with their meanings, and previews the text with sample values. */
export default function VariablesBelow({ resource, name, values }: CompanionProps) {
  const id = useId();
  const [isShown, setShown] = useState(false);
  const isHtml = resource.fields[name]?.kind === 'richText';
  const value = values[name];
  const content = useDeferredValue(typeof value === 'string' ? value : '');
  const used = variablesIn(content, isHtml).filter((one) => isVariableName(one.name));
  return (
    <Panel aria-label={translate(specialMessages.variables)}>
      <header>
        <h3>{translate(specialMessages.variables)}</h3>
        <small>{used.length > 0 ? used.length : ''}</small>
      </header>
      {used.length === 0 ? (
        <p>{translate(specialMessages.noVariables)}</p>
      ) : (
        <Used>
          {used.map((one) => (
            <li key={one.name}>
              {one.label} <code>{one.name}</code>
            </li>
          ))}
        </Used>
      )}
      {used.length > 0 && (
        <Sample>
          <button type="button" aria-expanded={isShown} aria-controls={id} onClick={() => setShown(!isShown)}>
            {translate(specialMessages.withSamples)}
          </button>
          {isShown && <Filled id={id} content={content} isHtml={isHtml} />}
        </Sample>
      )}
    </Panel>
  );
}

function Filled({ id, content, isHtml }: { id: string; content: string; isHtml: boolean }) {
  const valueFor = (name: string) => (isHtml ? `<u>${sampleValue(name)}</u>` : sampleValue(name));
  const filled = fillVariables(isHtml ? withoutChips(content) : content, valueFor);
  return isHtml ? (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: cleaned by the allow list
    <div id={id} lang="id" dangerouslySetInnerHTML={{ __html: cleanHtml(filled) }} />
  ) : (
    <div id={id} lang="id" style={{ whiteSpace: 'pre-line' }}>
      {filled}
    </div>
  );
}

const Used = styled('ul')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: 6,
  listStyle: 'none',
  '& li': {
    borderRadius: 6,
    padding: '2px 8px',
    background: 'var(--accent-soft)',
    color: 'var(--accent-ink)',
    fontSize: '0.75rem',
    lineHeight: '18px',
    fontWeight: 600,
    overflowWrap: 'anywhere',
  },
  '& code': { fontFamily: 'inherit', fontWeight: 400, marginLeft: 4 },
});
const Sample = styled('div')({
  borderTop: '1px solid var(--line)',
  '& > button': {
    all: 'unset',
    display: 'block',
    boxSizing: 'border-box',
    width: '100%',
    padding: '9px 12px',
    cursor: 'pointer',
    fontSize: '0.75rem',
    lineHeight: '16px',
    fontWeight: 600,
    color: 'var(--accent-ink)',
    '&:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: -2 },
    '@media (pointer: coarse)': { padding: '14px 12px' },
  },
  '& > div': {
    padding: '4px 12px 12px',
    fontFamily: 'var(--serif)',
    fontSize: '0.875rem',
    lineHeight: '22px',
    wordSpacing: 0,
    overflowWrap: 'anywhere',
  },
  '& > div p': { margin: '0 0 8px' },
  '& > div u': { textDecorationStyle: 'dotted', textUnderlineOffset: 3 },
});

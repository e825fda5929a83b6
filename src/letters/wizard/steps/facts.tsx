import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { translate } from '../../../../lib/language.ts';
import { commonMessages } from '../../../ui/messages.ts';
import { useWizard } from '../frame/wizard-context.ts';
import type { View } from '../frame/wizard-route.ts';
import { stepMessages } from './messages.ts';

export type Fact = [label: string, value: string | string[] | null | undefined | false];

type Props = {
  title: string;
  view: View;
  facts: Fact[];
  /** Facts that load their own values, as rows of the list. */
  children?: ReactNode;
};

export function Facts({ title, view, facts, children }: Props) {
  const { place } = useWizard();
  return (
    <Card aria-label={title}>
      <header>
        <h2>{title}</h2>
        <Button
          component={Link}
          to={place.hrefOf(view)}
          size="small"
          variant="text"
          aria-label={translate(stepMessages.editOf(title.toLowerCase()))}
        >
          {translate(commonMessages.edit)}
        </Button>
      </header>
      <dl>
        {facts.map(([label, value]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{Array.isArray(value) && value.length > 1 ? <Listed items={value} /> : shown(value)}</dd>
          </div>
        ))}
        {children}
      </dl>
    </Card>
  );
}

const shown = (value: Fact[1]) =>
  (Array.isArray(value) ? value[0] : value) || (
    <span className="open">{translate(stepMessages.notFilled)}</span>
  );

function Listed({ items }: { items: string[] }) {
  return (
    <ol>
      {items.map((item, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two people may be shown by the same name
        <li key={index}>{item}</li>
      ))}
    </ol>
  );
}

const Card = styled('section')({
  background: 'var(--surface)',
  border: '1px solid var(--line)',
  borderRadius: 12,
  padding: '12px 18px 16px',
  '& header': { display: 'flex', alignItems: 'center', justifyContent: 'space-between', gap: 8 },
  '& h2': { margin: 0, fontSize: '0.875rem', lineHeight: '20px', fontWeight: 650 },
  '& dl': { margin: '8px 0 0', display: 'grid', gap: 8 },
  '& dl > div': { display: 'grid', gridTemplateColumns: '180px minmax(0, 1fr)', gap: 12 },
  '& dt': { color: 'var(--ink-3)' },
  '& dd': { margin: 0, overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& ol': { margin: 0, paddingLeft: 18 },
  '& .open': { color: 'var(--stamp)', fontWeight: 550 },
  '@container (max-width: 600px)': {
    '& dl > div': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 0 },
    '& dt': { fontSize: '0.75rem' },
  },
});

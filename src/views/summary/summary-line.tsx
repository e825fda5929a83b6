import { styled } from '@mui/material/styles';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { figureText } from './figure-text.ts';
import { countMessage, summaryMessages } from './messages.ts';
import { useFigures } from './use-figures.ts';

/** The same below cards and on a phone, a line a figure. */
export default function SummaryLine({ resource }: { resource: Resource }) {
  const { data } = useFigures(resource);
  const figures = (resource.summary ?? []).flatMap((name) => {
    const field = resource.fields[name];
    const text = field && figureText(name, field, data?.values[name]);
    return field && text ? [{ name, label: translate(field.label), text }] : [];
  });
  return (
    <Lines aria-busy={!data}>
      <div>
        <dt>{translate(summaryMessages.title)}</dt>
        <dd>{data && translate(countMessage(data.count, resource))}</dd>
      </div>
      {data?.isTooMany && (
        <div>
          <dt>{translate(summaryMessages.tooMany)}</dt>
          <dd />
        </div>
      )}
      {figures.map(({ name, label, text }) => (
        <div key={name}>
          <dt>{label}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </Lines>
  );
}

const Lines = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '4px 28px',
  margin: 0,
  padding: '10px 16px',
  minHeight: 42,
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--sunken)',
  fontSize: '0.8125rem',
  '& > div': { display: 'flex', gap: 8, alignItems: 'baseline' },
  '& dt': { color: 'var(--ink-3)' },
  '& dd': { margin: 0, fontWeight: 600 },
  '@media (max-width: 599.95px)': {
    display: 'grid',
    gap: 6,
    '& > div': { justifyContent: 'space-between' },
    '& dd': { textAlign: 'right' },
  },
});

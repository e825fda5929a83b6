import { styled } from '@mui/material/styles';
import Archive from 'lucide-react/icons/archive';
import { retentionWords } from '../../../domain/archive/retention-sentence.ts';
import { translate } from '../../../lib/language.ts';
import type { CompanionProps } from './companion-props.ts';
import { specialMessages } from './messages.ts';

/** Shows the retention as one sentence, so that users need not combine four fields. */
export default function RetentionRule({ resource, values }: CompanionProps) {
  const field = resource.fields.retentionTrigger;
  const trigger =
    field?.kind === 'choice'
      ? translate(field.choices.find(({ value }) => value === values.retentionTrigger)?.label)
      : undefined;
  const said = retentionWords(values, trigger, new Date().getFullYear());
  const open = values.isLeaf === true ? specialMessages.retentionOpen : specialMessages.retentionParent;
  return (
    <Rule role="status" aria-label={translate(specialMessages.retention)} data-open={said ? undefined : true}>
      <Archive size={18} strokeWidth={1.6} aria-hidden />
      {said ? (
        <p lang="id">
          {said.rule} <span>{said.example}</span>
        </p>
      ) : (
        <p>{translate(open)}</p>
      )}
    </Rule>
  );
}

const Rule = styled('div')({
  display: 'flex',
  gap: 10,
  padding: '10px 12px',
  borderRadius: 8,
  background: 'var(--accent-soft)',
  color: 'var(--accent-ink)',
  fontSize: '0.8125rem',
  lineHeight: '18px',
  '& svg': { flex: 'none' },
  '& p': { margin: 0, fontWeight: 600 },
  '& span': { fontWeight: 400 },
  '&[data-open]': { background: 'var(--sunken)', color: 'var(--ink-3)', '& p': { fontWeight: 400 } },
});

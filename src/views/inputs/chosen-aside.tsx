import { styled } from '@mui/material/styles';
import ExternalLink from 'lucide-react/icons/external-link';
import { LinkBase, useCreatePath } from 'react-admin';
import { translate } from '../../../lib/language.ts';
import { commonMessages } from '../../ui/messages.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { formMessages } from '../form-messages.ts';
import { messages } from '../messages.ts';
import type { Ref } from '../record.ts';
import { useMayUse } from '../use-may-use.ts';

/** Beside a reference's label: inactive mark, and a link for users who may open the record. */
export function ChosenAside({ to, chosen }: { to: string; chosen: Ref }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  return (
    <>
      {chosen.isActive === false && <SoftChip tone="warn">{translate(messages.inactive)}</SoftChip>}
      {mayUse(to) && (
        <Link
          to={createPath({ resource: to, type: 'show', id: chosen.id })}
          target="_blank"
          aria-label={translate(formMessages.openChosen(chosen.label))}
        >
          {translate(commonMessages.open)}
          <ExternalLink size={13} strokeWidth={1.6} aria-hidden />
        </Link>
      )}
    </>
  );
}

const Link = styled(LinkBase)({
  display: 'inline-flex',
  alignItems: 'center',
  gap: 4,
  color: 'var(--accent-ink)',
  fontSize: '0.75rem',
  lineHeight: '18px',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
});

import { styled } from '@mui/material/styles';
import ExternalLink from 'lucide-react/icons/external-link';
import { LinkBase, useCreatePath } from 'react-admin';
import { say } from '../../../lib/language.ts';
import { SoftChip } from '../../ui/soft-chip.tsx';
import { commonWords } from '../../ui/words.ts';
import type { Ref } from '../record.ts';
import { useMayUse } from '../use-may-use.ts';
import { formWords, words } from '../words.ts';

/** Beside a reference's label: inactive mark, and a link for users who may open the record. */
export function ChosenAside({ to, chosen }: { to: string; chosen: Ref }) {
  const mayUse = useMayUse();
  const createPath = useCreatePath();
  return (
    <>
      {chosen.isActive === false && <SoftChip tone="warn">{say(words.inactive)}</SoftChip>}
      {mayUse(to) && (
        <Link
          to={createPath({ resource: to, type: 'show', id: chosen.id })}
          target="_blank"
          aria-label={say(formWords.openChosen(chosen.label))}
        >
          {say(commonWords.open)}
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

import { styled } from '@mui/material/styles';
import TriangleAlert from 'lucide-react/icons/triangle-alert';
import { openBrackets } from '../../../../domain/letters/open-places.ts';
import { tagLabel } from '../../../../domain/letters/tags.ts';
import { translate } from '../../../../lib/language.ts';
import { formatNumber } from '../../../ui/format.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { missingTags, wordCount } from '../draft/paper.ts';
import { useWizard } from '../frame/wizard-context.ts';
import { contentMessages } from './content-messages.ts';

/** Shows the text's length, and tags or variables without a value. */
export function TextFooter({ html }: { html: string }) {
  const { sheet } = useWizard();
  const missing = missingTags({ ...sheet, bodyHtml: html });
  const brackets = openBrackets(html).length;
  return (
    <Line>
      <span>{translate(contentMessages.messages(formatNumber(wordCount(html))))}</span>
      <span className="space" />
      {brackets > 0 && <Warning text={translate(contentMessages.brackets(brackets))} />}
      {missing.length > 0 && (
        <Warning
          text={translate(
            contentMessages.unfilled(
              missing.length,
              missing.map((tag) => tagLabel(tag).toLowerCase()).join(', '),
            ),
          )}
        />
      )}
    </Line>
  );
}

function Warning({ text }: { text: string }) {
  return (
    <SoftChip tone="warn">
      <TriangleAlert size={15} strokeWidth={1.6} aria-hidden />
      {text}
    </SoftChip>
  );
}

const Line = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 8,
  padding: '8px 16px',
  minHeight: 40,
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '& .space': { flex: 1 },
});

import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import ScrollText from 'lucide-react/icons/scroll-text';
import { lazy, Suspense, useMemo, useState } from 'react';
import { useNotify } from 'react-admin';
import { say } from '../../../resources/language.ts';
import { SoftChip, UndoMessage } from '../../shell/index.ts';
import { useDesk } from '../frame/desk.ts';
import { articleTitles, type ContractPart, type Values, withParts } from './parts.ts';
import { isMissing, useOfferedParts } from './use-contract-parts.ts';
import { contractWords } from './words.ts';

const ContractDialog = lazy(() => import('./ContractDialog.tsx'));

/** On contracts: puts parties, bases and articles out of the master data into the text, and says which must still come. */
export default function InsertArticles({ onReplaced }: { onReplaced: () => void }) {
  const { draft, autosave, change } = useDesk();
  const notify = useNotify();
  const { parts: offered } = useOfferedParts();
  const [isOpen, setIsOpen] = useState(false);
  /** Asked once for a letter: the same variable stands in many articles. */
  const [values, setValues] = useState<Values>({});
  const present = useMemo(() => articleTitles(draft.content), [draft.content]);
  const missing = offered?.filter((part) => isMissing(part, present)) ?? [];

  const put = (content: string) => {
    change({ content });
    onReplaced();
  };
  const insert = (parts: ContractPart[], filled: Values) => {
    const before = autosave.snapshot().document.content;
    setValues(filled);
    put(withParts(before, parts, filled));
    notify(<UndoMessage text={say(contractWords.inserted(parts.length))} undo={() => put(before)} />, {
      type: 'success',
    });
  };
  return (
    <Offered>
      {missing.length > 0 && (
        <span title={missing.map(({ title }) => title).join(', ')}>
          <SoftChip tone="warn">{say(contractWords.missing(missing.length))}</SoftChip>
        </span>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<ScrollText size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setIsOpen(true)}
      >
        {say(contractWords.insertArticles)}
      </Button>
      {isOpen && (
        <Suspense>
          <ContractDialog
            present={present}
            values={values}
            onInsert={insert}
            onClose={() => setIsOpen(false)}
          />
        </Suspense>
      )}
    </Offered>
  );
}

const Offered = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: '4px 10px',
  marginLeft: 'auto',
  '& + div': { marginLeft: 0 },
  '@container (max-width: 860px)': { order: 1, marginLeft: 0 },
});

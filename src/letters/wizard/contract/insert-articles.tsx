import Button from '@mui/material/Button';
import Handshake from 'lucide-react/icons/handshake';
import ScrollText from 'lucide-react/icons/scroll-text';
import { Suspense, useEffect, useMemo, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { paperForm } from '../../../../domain/letters/arrangement.ts';
import { namedParties, noContract } from '../../../../domain/letters/contract.ts';
import { articlesIn, articlesThere, isMissing } from '../../../../domain/letters/contract-articles.ts';
import type { Values } from '../../../../domain/letters/contract-values.ts';
import { translate } from '../../../../lib/language.ts';
import { lazyPart, UndoMessage } from '../../../shell/index.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { usePrefetch } from '../../../ui/use-prefetch.ts';
import { fieldId } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { contractMessages } from './messages.ts';
import { Offered } from './offered.ts';
import { knownOf, partyOf, withInserted, withoutGone } from './parties.ts';
import { type ContractPart, type Filled, withParts } from './parts.ts';
import { useOfferedParts } from './use-contract-parts.ts';

const ContractDialog = lazyPart(() => import('./contract-dialog.tsx'));
const StateContract = lazyPart(() => import('./state-contract.tsx'));

/** Undefined when the text is an uploaded document: parties and articles can then only be stated. */
type Props = { onReplaced?: () => void };

/**
 * Inserts parties, bases and articles from master data into a contract's text, and lists the mandatory ones
 * missing.
 */
export default function InsertArticles({ onReplaced }: Props) {
  const { draft, autosave, change, sheet } = useWizard();
  const notify = useNotify();
  const { parts: offered } = useOfferedParts();
  const [open, setOpen] = useState<'insert' | 'state' | null>(null);
  usePrefetch(ContractDialog.load, offered !== undefined);
  usePrefetch(StateContract.load, offered !== undefined);
  const facts = draft.contract ?? noContract;
  const heads = useMemo(() => articlesIn(draft.content), [draft.content]);
  const titles = useMemo(() => heads.map(({ title }) => title), [heads]);
  const text = draft.contentMode === 'upload' ? null : draft.content;
  const present = articlesThere(text, facts, offered?.filter(({ kind }) => kind === 'article') ?? []);
  const missing = offered?.filter((part) => isMissing(part, present)) ?? [];
  const parties = namedParties(facts).length;

  // An article removed from the text leaves the contract; one added by hand joins it.
  const before = useRef(titles);
  useEffect(() => {
    const was = before.current;
    before.current = titles;
    const articles = offered?.filter(({ kind }) => kind === 'article');
    if (!articles || was === titles) return;
    const now = withoutGone(facts, articles, was, titles);
    if (now !== facts) change({ contract: now });
  }, [titles, offered, facts, change]);

  const put = (patch: Pick<typeof draft, 'content' | 'contract'>) => {
    change(patch);
    onReplaced?.();
  };
  const insert = (parts: Filled[], values: Values) => {
    const { content, contract } = autosave.snapshot().document;
    const facts = contract ?? noContract;
    const added = parts.flatMap((part) => (part.values ? [partyOf(part, part.values)] : []));
    const articles = parts.filter(({ kind }) => kind === 'article').map(({ id }) => id);
    put({
      content: withParts(content, parts, values, facts.parties),
      contract: withInserted(facts, added, articles, values),
    });
    notify(
      <UndoMessage
        text={translate(contractMessages.inserted(parts.length))}
        undo={() => put({ content, contract })}
      />,
      { type: 'success' },
    );
  };
  const close = () => setOpen(null);
  const form = paperForm(sheet);
  const company = sheet.letterhead?.name ?? '';
  const known = (index: number, part: ContractPart) => knownOf(index, part, draft, sheet.letterhead, form);
  return (
    <Offered id={fieldId('contract')} tabIndex={-1}>
      {parties < 2 && (
        <SoftChip tone="warn">{translate(contractMessages.partiesMissing(2 - parties))}</SoftChip>
      )}
      {missing.length > 0 && (
        <span title={missing.map(({ title }) => title).join(', ')}>
          <SoftChip tone="warn">{translate(contractMessages.missing(missing.length))}</SoftChip>
        </span>
      )}
      <Button
        size="small"
        variant="outlined"
        startIcon={<Handshake size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => setOpen('state')}
      >
        {translate(contractMessages.state)}
      </Button>
      {onReplaced && (
        <Button
          size="small"
          variant="outlined"
          startIcon={<ScrollText size={15} strokeWidth={1.6} aria-hidden />}
          onClick={() => setOpen('insert')}
        >
          {translate(contractMessages.insertArticles)}
        </Button>
      )}
      <Suspense>
        {open === 'insert' && (
          <ContractDialog
            present={present}
            there={parties}
            firstParty={form.labels.firstParty}
            values={facts.values}
            knownOf={known}
            onInsert={insert}
            onClose={close}
          />
        )}
        {open === 'state' && (
          <StateContract
            facts={facts}
            heads={text === null ? undefined : heads}
            form={form}
            company={company}
            knownOf={known}
            mandatory={offered?.filter(({ isMandatory }) => isMandatory) ?? []}
            onSave={(contract) => change({ contract })}
            onClose={close}
          />
        )}
      </Suspense>
    </Offered>
  );
}

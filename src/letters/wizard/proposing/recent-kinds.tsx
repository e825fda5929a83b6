import { styled } from '@mui/material/styles';
import Check from 'lucide-react/icons/check';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { Option } from '../../../../dataProvider/index.ts';
import { translate } from '../../../../lib/language.ts';
import { afterPaint } from '../../../first-load/index.ts';
import { flowsOf, useKinds, useSaveableSubTypes, useSubTypes } from '../draft/lookups.ts';
import { fieldId } from '../frame/field.tsx';
import { useWizard } from '../frame/wizard-context.ts';
import { viewOf } from '../frame/wizard-route.ts';
import { proposingMessages } from './messages.ts';
import { useChooseKind } from './use-choose-kind.ts';
import { useAskProposal } from './use-proposal.ts';
import { useRecent } from './use-recent.ts';
import { usualKinds } from './usual-kinds.ts';

/** The kinds this person wrote last: one press, and the sheet is open with what is proposed. */
export function RecentKinds() {
  const { draft, place } = useWizard();
  const subTypes = useSaveableSubTypes(useSubTypes().options);
  const { options: kinds } = useKinds();
  const { subTypeIds, isLoading } = useRecent();
  const choose = useChooseKind();
  const ask = useAskProposal();
  const navigate = useNavigate();
  const [asked, setAsked] = useState<string | null>(null);
  const offered = isLoading ? [] : usualKinds(subTypes, subTypeIds);
  const ids = offered.map(({ id }) => id).join(' ');
  useEffect(() => {
    for (const id of ids.split(' ')) if (id) void ask(id);
  }, [ids, ask]);
  const take = async (subType: Option) => {
    await choose(subType);
    const isIncoming = flowsOf(subType)[0] === 'eksternal-internal';
    const next = isIncoming
      ? place.hrefOf('formulir-naskah')
      : place.hrefOf(viewOf('konten-naskah', draft.contentMode));
    navigate(`${next}#${fieldId('receivers')}`);
  };
  return (
    <Recent
      aria-label={translate(
        subTypeIds.length > 0 ? proposingMessages.recentKinds : proposingMessages.usualKinds,
      )}
    >
      <h3>
        {translate(subTypeIds.length > 0 ? proposingMessages.recentKinds : proposingMessages.usualKinds)}
      </h3>
      <ul>
        {offered.map((subType) => (
          <li key={subType.id}>
            <button
              type="button"
              aria-busy={asked === subType.id || undefined}
              onClick={() => {
                if (asked !== null) return;
                setAsked(subType.id);
                afterPaint(() => void take(subType));
              }}
            >
              <span>
                <b>{subType.label}</b>
                <small>{kinds.find(({ id }) => id === subType.scriptTypeId)?.label}</small>
              </span>
              {subType.id === draft.naskahDinasCategoryId && (
                <Check size={15} strokeWidth={1.6} aria-hidden />
              )}
            </button>
          </li>
        ))}
      </ul>
    </Recent>
  );
}

const Recent = styled('section')({
  minHeight: 78,
  '& h3': {
    margin: '0 0 6px',
    fontSize: '0.6875rem',
    lineHeight: '16px',
    fontWeight: 650,
    color: 'var(--ink-3)',
  },
  '& ul': {
    listStyle: 'none',
    margin: 0,
    padding: 0,
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gap: 10,
  },
  '& button': {
    width: '100%',
    height: '100%',
    minHeight: 56,
    display: 'flex',
    alignItems: 'center',
    gap: 8,
    padding: '8px 12px',
    font: 'inherit',
    textAlign: 'start',
    color: 'inherit',
    background: 'var(--surface)',
    border: '1px solid var(--line-2)',
    borderRadius: 8,
    cursor: 'pointer',
    transition: 'background 120ms',
  },
  '& button:hover': { background: 'var(--hover)' },
  '& button:active, & button[aria-busy]': { background: 'var(--line-2)' },
  '& button:focus-visible': { outline: '2px solid var(--focus)', outlineOffset: 2 },
  '& button > span': { flex: 1, minWidth: 0 },
  '& b, & small': { display: 'block', overflow: 'hidden', textOverflow: 'ellipsis' },
  '& b': { fontWeight: 650, lineHeight: '20px' },
  '& small': { fontSize: '0.75rem', lineHeight: '16px', color: 'var(--ink-3)' },
  '@container (max-width: 600px)': { '& ul': { gridTemplateColumns: 'minmax(0, 1fr)' } },
});

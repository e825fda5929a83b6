import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import TextField from '@mui/material/TextField';
import { useId } from 'react';
import type { ContractFacts } from '../../../../domain/letters/contract.ts';
import { type ArticleHead, isSameTitle, nameOfHead } from '../../../../domain/letters/contract-articles.ts';
import { translate } from '../../../../lib/language.ts';
import { SoftChip } from '../../../ui/soft-chip.tsx';
import { contractMessages } from './messages.ts';
import type { OfferedPart } from './use-contract-parts.ts';

type Stated = Required<Pick<ContractFacts, 'articles'>> & { standsAt: Record<string, string> };
type Props = {
  mandatory: readonly OfferedPart[];
  /** The articles of the text; undefined where it is a document. */
  heads: readonly ArticleHead[] | undefined;
  stated: Stated;
  onChange: (stated: Stated) => void;
};

/**
 * Shows which mandatory articles are there: found in the text, mapped to a heading, or ticked for an uploaded
 * document.
 */
export function MandatoryArticles({ mandatory, heads, stated, onChange }: Props) {
  const id = useId();
  const { articles, standsAt } = stated;
  return (
    <List>
      <legend>{translate(contractMessages.mandatoryThere)}</legend>
      {heads && <small>{translate(contractMessages.standsHelp)}</small>}
      {mandatory.map((part) => {
        if (!heads)
          return (
            <FormControlLabel
              key={part.id}
              control={
                <Checkbox
                  size="small"
                  checked={articles.includes(part.id)}
                  onChange={(_, isThere) =>
                    onChange({
                      standsAt,
                      articles: [...articles.filter((one) => one !== part.id), ...(isThere ? [part.id] : [])],
                    })
                  }
                />
              }
              label={part.title}
            />
          );
        const { [part.id]: under = '', ...others } = standsAt;
        const found = heads.find(({ title }) => isSameTitle(title, part.title));
        const chosen = heads.find((head) => under && isSameTitle(nameOfHead(head), under));
        return (
          <div key={part.id}>
            <span id={`${id}${part.id}`}>{part.title}</span>
            {found ? (
              <SoftChip>{translate(contractMessages.numberedHead({ no: found.no }))}</SoftChip>
            ) : heads.length === 0 ? (
              <SoftChip tone="warn">{translate(contractMessages.notThere)}</SoftChip>
            ) : (
              <TextField
                select
                size="small"
                hiddenLabel
                value={chosen ? nameOfHead(chosen) : ''}
                onChange={({ target: { value } }) =>
                  onChange({ articles, standsAt: value ? { ...others, [part.id]: value } : others })
                }
                slotProps={{ select: { displayEmpty: true, labelId: `${id}${part.id}` } }}
              >
                <MenuItem value="">{translate(contractMessages.notThere)}</MenuItem>
                {heads.map((head) => (
                  <MenuItem key={`${head.no} ${head.title}`} value={nameOfHead(head)}>
                    {translate(contractMessages.numberedHead(head))}
                  </MenuItem>
                ))}
              </TextField>
            )}
          </div>
        );
      })}
    </List>
  );
}

const List = styled('fieldset')({
  margin: 0,
  padding: 0,
  border: 0,
  minWidth: 0,
  display: 'grid',
  '& legend': { padding: '6px 0 4px', fontSize: '0.875rem', fontWeight: 650 },
  '& > small': { margin: '0 0 4px' },
  '& > div': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minHeight: 44,
    color: 'var(--ink)',
  },
  '& > div > span:first-of-type': { minWidth: 0 },
  '& .MuiTextField-root': { flex: '0 0 50%', minWidth: 0 },
});

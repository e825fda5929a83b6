import FormControlLabel from '@mui/material/FormControlLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import { styled } from '@mui/material/styles';
import { useId } from 'react';
import { say } from '../../../../lib/language.ts';
import type { Draft } from '../draft/draft.ts';
import { type Clash, taking } from '../draft/merge-drafts.ts';
import { conflictWords } from './conflict-words.ts';
import { excerptsOf, lineOf } from './excerpts.ts';

type Props = {
  clashes: readonly Clash[];
  mine: Draft;
  theirs: Draft;
  /** Those that are to be theirs. */
  chosen: readonly Clash[];
  onChoose: (clash: Clash, isTheirs: boolean) => void;
};

export function Clashes({ clashes, mine, theirs, chosen, onChoose }: Props) {
  const id = useId();
  return clashes.map((clash) => {
    const [here, elsewhere] = excerptsOf(shown(clash, mine), shown(clash, theirs));
    return (
      <Choice key={clash.label}>
        <b id={`${id}-${clash.label}`}>{clash.label}</b>
        <RadioGroup
          aria-labelledby={`${id}-${clash.label}`}
          value={chosen.includes(clash) ? 'theirs' : 'mine'}
          onChange={(_, value) => onChoose(clash, value === 'theirs')}
        >
          <FormControlLabel
            value="mine"
            control={<Radio size="small" />}
            label={<Side title={say(conflictWords.here)} text={here} />}
          />
          <FormControlLabel
            value="theirs"
            control={<Radio size="small" />}
            label={<Side title={say(conflictWords.elsewhere)} text={elsewhere} />}
          />
        </RadioGroup>
      </Choice>
    );
  });
}

function Side({ title, text }: { title: string; text: string }) {
  return (
    <>
      <small>{title}</small>
      <span>{text}</span>
    </>
  );
}

function shown(clash: Clash, draft: Draft): string {
  const part = taking(clash, draft);
  const named = [
    part.kindName,
    part.subKindName,
    part.referenceTitle,
    part.archiveReferenceTitle,
    part.securityName,
    part.archiveName,
  ];
  const names = named.filter((name) => typeof name === 'string');
  if (names.length > 0) return names.join(', ');
  if ('sender' in part)
    return [part.onBehalfOf, part.sender?.personName].filter(Boolean).join(' ') || say(conflictWords.empty);
  if ('internalToExternal' in part)
    return (
      (part.internalToExternal?.externalReceiver ?? []).map(({ name }) => name).join(', ') ||
      say(conflictWords.empty)
    );
  const [key] = clash.keys;
  const first = key && draft[key];
  if (typeof first !== 'string' || !first.trim()) return say(conflictWords.empty);
  return key === 'content' || key === 'coverContent' ? lineOf(first) || say(conflictWords.empty) : first;
}

const Choice = styled('div')({
  padding: '12px 0 4px',
  borderTop: '1px solid var(--line)',
  marginTop: 12,
  '& b': { fontWeight: 650, color: 'var(--ink)' },
  '& small, & .MuiFormControlLabel-label span': { display: 'block', overflowWrap: 'anywhere' },
  '& .MuiFormControlLabel-root': { alignItems: 'flex-start', margin: '4px 0 0' },
  '& .MuiFormControlLabel-label': { paddingTop: 3, color: 'var(--ink)' },
});

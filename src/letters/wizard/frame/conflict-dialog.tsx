import Button from '@mui/material/Button';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { translate } from '../../../../lib/language.ts';
import { ConflictDialog as Frame, type Side } from '../../../ui/conflict-dialog.tsx';
import { tellTyped } from '../../../ui/tell-typed.ts';
import { useRequest } from '../../../ui/use-request.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { faultOf } from '../autosave/fault.ts';
import { type Draft, draftOf } from '../draft/draft.ts';
import { type Merged, mergeDrafts, taking } from '../draft/merge-drafts.ts';
import { clashText } from './clash-text.ts';
import { conflictMessages } from './conflict-messages.ts';
import { excerptsOf } from './excerpts.ts';
import { focusAgain } from './keep-focus.ts';

type Props = {
  autosave: Autosave<Draft>;
  baseAt: (version: number | undefined) => Draft | null;
  isOpen: boolean;
  onReplaced: () => void;
  /** Called when the letter was sent or is gone; the typed text stays on this device. */
  onClosed: () => void;
};
type Found = { theirs: Draft; merged: Merged };

/**
 * Resolves a save by another user or device: separate changes are merged and notified; where both changed the same,
 * the user chooses (SPEC B1.1).
 */
export function ConflictDialog({ autosave, baseAt, isOpen, onReplaced, onClosed }: Props) {
  const { getLetter } = useNaskah();
  const notify = useNotify();
  const { isPending, request } = useRequest((failure) => {
    if (faultOf(failure).kind === 'stopped') onClosed();
    else {
      setAsking(true);
      notify(translate(conflictMessages.noAnswer), { type: 'warning' });
    }
  });
  /** Not before it is known that there is something to choose: one types on while it is merged. */
  const [isAsking, setAsking] = useState(false);
  /** Where one was typing when the dialog came. */
  const held = useRef('');
  const [found, setFound] = useState<Found | null>(null);
  /** By the clash's label; one's own without a choice. */
  const [chosen, setChosen] = useState<Record<string, Side>>({});

  const settle = (choose: (letter: Letter) => unknown) =>
    request(async () => {
      const letter = await getLetter(autosave.snapshot().document.id);
      if (letter.can.edit) await choose(letter);
      else onClosed();
    });
  const merge = (letter: Letter): Found => {
    // One types on while it is merged: a key told afterwards would bring the text from before.
    tellTyped();
    const { document, version } = autosave.snapshot();
    const other = draftOf(letter);
    return { theirs: other, merged: mergeDrafts(baseAt(version), document, other) };
  };
  const save = async (draft: Draft, letter: Letter) => {
    autosave.change(() => draft);
    onReplaced();
    await autosave.overwrite(letter.version);
  };
  const takeTheirs = () =>
    settle((letter) => {
      autosave.replace(draftOf(letter), letter.version);
      onReplaced();
    });
  const keepMine = () => settle((letter) => autosave.overwrite(letter.version));
  const keepBoth = () =>
    settle((letter) => {
      // Fetch again: another save may have come during the choice.
      const now = merge(letter);
      const theirs = now.merged.clashes.filter(({ label }) => chosen[label] === 'theirs');
      const parts = theirs.map((clash) => taking(clash, now.theirs));
      return save(Object.assign({ ...now.merged.draft }, ...parts) as Draft, letter);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each conflict
  useEffect(() => {
    setChosen({});
    setFound(null);
    setAsking(false);
    if (!isOpen) return;
    void settle(async (letter) => {
      const now = merge(letter);
      if (now.merged.clashes.length > 0 || baseAt(autosave.snapshot().version) === null) {
        setAsking(true);
        return setFound(now);
      }
      await save(now.merged.draft, letter);
      const { taken } = now.merged;
      notify(
        taken.length > 0
          ? translate(conflictMessages.mergedWith(taken.join(', ')))
          : translate(conflictMessages.merged),
        {
          type: 'info',
        },
      );
    });
  }, [isOpen]);

  const isShown = isOpen && isAsking;
  // Its fields may be other ones by then.
  useLayoutEffect(() => {
    if (isShown) held.current = document.activeElement?.id ?? '';
  }, [isShown]);
  useEffect(() => {
    if (!isShown && held.current) focusAgain(held.current);
    if (!isShown) held.current = '';
  }, [isShown]);

  const clashes = found?.merged.clashes ?? [];
  const mine = autosave.snapshot().document;
  return (
    <Frame
      open={isShown}
      title={translate(conflictMessages.which)}
      text={
        <>
          {translate(conflictMessages.savedElsewhere)}{' '}
          {clashes.length > 0 && translate(conflictMessages.chooseForBoth)}
        </>
      }
      fields={clashes.map((clash) => {
        const [here, elsewhere] = excerptsOf(
          clashText(clash, mine),
          found ? clashText(clash, found.theirs) : '',
        );
        return {
          name: clash.label,
          label: clash.label,
          sides: [
            { side: 'mine', title: translate(conflictMessages.here), text: here },
            { side: 'theirs', title: translate(conflictMessages.elsewhere), text: elsewhere },
          ],
        };
      })}
      chosen={{ ...Object.fromEntries(clashes.map(({ label }) => [label, 'mine' as const])), ...chosen }}
      onChoose={(choice) => setChosen({ ...chosen, ...choice })}
      actions={
        <>
          <Button onClick={takeTheirs} disabled={isPending} variant="text">
            {translate(conflictMessages.loadTheirs)}
          </Button>
          <Button
            onClick={keepMine}
            disabled={isPending}
            variant={found ? 'text' : 'contained'}
            color={found ? 'inherit' : 'primary'}
          >
            {translate(conflictMessages.saveMine)}
          </Button>
          {found && (
            <Button onClick={keepBoth} disabled={isPending} variant="contained" color="primary">
              {translate(conflictMessages.merge)}
            </Button>
          )}
        </>
      }
    />
  );
}

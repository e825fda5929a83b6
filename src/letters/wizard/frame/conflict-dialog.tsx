import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import { useEffect, useState } from 'react';
import { useNotify } from 'react-admin';
import { useNaskah } from '../../../../dataProvider/index.ts';
import type { Letter } from '../../../../domain/letters/letter.ts';
import { say } from '../../../../lib/language.ts';
import type { Autosave } from '../autosave/autosave.ts';
import { faultOf } from '../autosave/fault.ts';
import { type Draft, draftOf } from '../draft/draft.ts';
import { type Clash, type Merged, mergeDrafts, taking } from '../draft/merge-drafts.ts';
import { Clashes } from './clashes.tsx';
import { conflictWords } from './conflict-words.ts';

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
  const [isBusy, setIsBusy] = useState(false);
  const [found, setFound] = useState<Found | null>(null);
  /** Clashes where the user takes the other side. */
  const [theirs, setTheirs] = useState<readonly Clash[]>([]);

  const settle = async (choose: (letter: Letter) => unknown) => {
    setIsBusy(true);
    try {
      const letter = await getLetter(autosave.snapshot().document.id);
      if (letter.can.edit) await choose(letter);
      else onClosed();
    } catch (error) {
      if (faultOf(error).kind === 'stopped') return onClosed();
      notify(say(conflictWords.noAnswer), { type: 'warning' });
    } finally {
      setIsBusy(false);
    }
  };
  const merge = (letter: Letter): Found => {
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
      const chosen = now.merged.clashes.filter(({ label }) => theirs.some((clash) => clash.label === label));
      const parts = chosen.map((clash) => taking(clash, now.theirs));
      return save(Object.assign({ ...now.merged.draft }, ...parts) as Draft, letter);
    });

  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at once for each conflict
  useEffect(() => {
    setTheirs([]);
    setFound(null);
    if (!isOpen) return;
    void settle(async (letter) => {
      const now = merge(letter);
      if (now.merged.clashes.length > 0 || baseAt(autosave.snapshot().version) === null) return setFound(now);
      await save(now.merged.draft, letter);
      const { taken } = now.merged;
      notify(taken.length > 0 ? say(conflictWords.mergedWith(taken.join(', '))) : say(conflictWords.merged), {
        type: 'info',
      });
    });
  }, [isOpen]);

  const clashes = found?.merged.clashes ?? [];
  return (
    <Dialog open={isOpen} aria-labelledby="conflict-title" aria-describedby="conflict-text">
      <DialogTitle id="conflict-title">{say(conflictWords.which)}</DialogTitle>
      <DialogContent>
        <p id="conflict-text">
          {say(conflictWords.savedElsewhere)} {clashes.length > 0 && say(conflictWords.chooseForBoth)}
        </p>
        {found && (
          <Clashes
            clashes={clashes}
            mine={autosave.snapshot().document}
            theirs={found.theirs}
            chosen={theirs}
            onChoose={(clash, isTheirs) =>
              setTheirs((before) => [...before.filter((one) => one !== clash), ...(isTheirs ? [clash] : [])])
            }
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={takeTheirs} disabled={isBusy} variant="text">
          {say(conflictWords.loadTheirs)}
        </Button>
        <Button
          onClick={keepMine}
          disabled={isBusy}
          variant={found ? 'text' : 'contained'}
          color={found ? 'inherit' : 'primary'}
        >
          {say(conflictWords.saveMine)}
        </Button>
        {found && (
          <Button onClick={keepBoth} disabled={isBusy} variant="contained" color="primary">
            {say(conflictWords.merge)}
          </Button>
        )}
      </DialogActions>
    </Dialog>
  );
}

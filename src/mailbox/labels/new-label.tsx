import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { say } from '../../../resources/language.ts';
import { failureWords, fieldMessage } from '../failure-words.ts';
import { LabelChip } from './label-chip.tsx';
import { labelWords } from './words.ts';

const colors = ['merah', 'jingga', 'kuning', 'hijau', 'toska', 'biru', 'ungu', 'abu'];

/** Makes a label of what was typed: its colour, and whether the unit shares it (resources/naskah-dinas/kelola-label.ts). */
export const NewLabel = ({ name, onMade }: { name: string; onMade: (id: string) => Promise<void> }) => {
  const { create } = useNaskah();
  const [color, setColor] = useState('abu');
  const [isShared, setShared] = useState(false);
  const [failure, setFailure] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const make = async () => {
    setBusy(true);
    try {
      const { data } = await create('naskah-dinas.kelola-label', {
        data: { name, color, scope: isShared ? 'unit' : 'pribadi' },
      });
      await onMade(String(data.id));
    } catch (refused) {
      setFailure(fieldMessage(refused, 'name') ?? failureWords(refused));
    } finally {
      setBusy(false);
    }
  };
  return (
    <section className="mailbox-new-label" aria-label={say(labelWords.newLabel)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a set of fields */}
      <div role="group" aria-label={say(labelWords.colour)}>
        {colors.map((each) => (
          <button
            key={each}
            type="button"
            aria-pressed={each === color}
            onClick={() => setColor(each)}
            title={each}
          >
            <LabelChip name={each} color={each} />
          </button>
        ))}
      </div>
      <FormControlLabel
        control={
          <Checkbox size="small" checked={isShared} onChange={(event) => setShared(event.target.checked)} />
        }
        label={say(labelWords.shared)}
      />
      {failure && (
        <p role="alert" className="mailbox-late">
          {failure}
        </p>
      )}
      <Button
        variant="outlined"
        disabled={busy}
        startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
        onClick={() => void make()}
      >
        {say(labelWords.make(name))}
      </Button>
    </section>
  );
};

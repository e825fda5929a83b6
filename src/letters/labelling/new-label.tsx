import Button from '@mui/material/Button';
import Checkbox from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import Plus from 'lucide-react/icons/plus';
import { useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { LetterLabel } from '../../../domain/letters/letter-rows.ts';
import { translate } from '../../../lib/language.ts';
import { useSubmit } from '../../ui/use-submit.ts';
import { LabelChip } from './label-chip.tsx';
import { labelMessages } from './messages.ts';

const colors = ['merah', 'jingga', 'kuning', 'hijau', 'toska', 'biru', 'ungu', 'abu'];

type Making = ReturnType<typeof useNewLabel>;

/**
 * New label from the typed text: colour, and whether the unit shares it (resources/naskah-dinas/kelola-label.ts).
 * `make` gives null when refused; `failure` has the reason.
 */
export function useNewLabel() {
  const { create } = useNaskah();
  const [color, setColor] = useState('abu');
  const [isShared, setShared] = useState(false);
  const { failure, isPending, submit, clear } = useSubmit();
  const make = async (name: string): Promise<LetterLabel | null> => {
    const label = { name, color, scope: isShared ? ('unit' as const) : ('pribadi' as const) };
    let id = '';
    const isMade = await submit(async () => {
      id = String((await create('naskah-dinas.kelola-label', { data: label })).data.id);
      setColor('abu');
      setShared(false);
    });
    return isMade ? { ...label, id } : null;
  };
  return { color, setColor, isShared, setShared, failure, clear, isPending, make };
}

export function NewLabel({ name, making, onMake }: { name: string; making: Making; onMake: () => void }) {
  const { color, setColor, isShared, setShared, failure, isPending } = making;
  return (
    <section className="mailbox-new-label" aria-label={translate(labelMessages.newLabel)}>
      {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not a set of fields */}
      <div role="group" aria-label={translate(labelMessages.colour)}>
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
        label={translate(labelMessages.shared)}
      />
      {failure && (
        <p role="alert" className="mailbox-late">
          {failure}
        </p>
      )}
      <Button
        variant="outlined"
        disabled={isPending}
        startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
        onClick={onMake}
      >
        {translate(labelMessages.make(name))}
      </Button>
    </section>
  );
}

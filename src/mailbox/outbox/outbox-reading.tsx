import Button from '@mui/material/Button';
import { useQueryClient } from '@tanstack/react-query';
import { Download, Pencil } from 'lucide-react';
import { LinkBase, useGetIdentity } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { refreshAfterStep } from '../cache.ts';
import { CancelButton } from '../cancelling/cancel-button.tsx';
import { StateChip } from '../list/state-chip.tsx';
import { Failed } from '../list/states.tsx';
import { Fact, LetterFacts } from '../reading/facts.tsx';
import { historyOf } from '../reading/history.ts';
import { LetterPaper } from '../reading/letter-paper.tsx';
import { LetterTitle } from '../reading/letter-title.tsx';
import { Pane } from '../reading/pane.tsx';
import { PaneBars } from '../reading/pane-bars.tsx';
import { pdfName } from '../reading/save-file.ts';
import { Sections } from '../reading/sections.tsx';
import { Steps } from '../reading/steps.tsx';
import { useDownload } from '../reading/use-download.ts';
import { useLetter } from '../reading/use-letter.ts';
import { chainOf } from '../tasks/chain.ts';
import { WhereIsIt } from '../where/where-is-it.tsx';

/** A letter on its way: where it is now, since when, who is next, and what happened so far. */
const OutboxReading = ({ letterId, onBack }: { letterId: string; onBack: () => void }) => {
  const { letter, timeline, error, retry } = useLetter(letterId);
  const { identity } = useGetIdentity();
  const { pdfBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  const client = useQueryClient();
  if (error)
    return (
      <section className="mailbox-pane is-empty" aria-label="Naskah">
        <Failed error={error} retry={retry} unseen="Naskah ini tidak ada, atau bukan untuk Anda." />
      </section>
    );
  if (!letter) return <PaneBars />;
  const isSigned = letter.state === 'sent' || letter.state === 'cancelled';
  const hasActions = isSigned || letter.can.edit;
  const isUnderway = letter.state === 'review' || letter.state === 'signing' || letter.state === 'revision';
  return (
    <Pane
      title="Terkirim"
      onBack={onBack}
      contextName="Perjalanan"
      actions={
        hasActions && (
          <>
            {isSigned && (
              <Button
                variant="outlined"
                aria-busy={isBusy}
                startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
                onClick={() => download(() => pdfBlob(letter.id), pdfName(letter))}
              >
                Unduh PDF
              </Button>
            )}
            <span className="grow" />
            <CancelButton letter={letter} onSettled={() => void refreshAfterStep(client, letterId)} />
            {letter.can.edit && (
              <Button
                component={LinkBase}
                to={`/naskah-dinas/${letter.id}/edit`}
                variant="contained"
                startIcon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
              >
                {letter.state === 'revision' ? 'Perbaiki naskah' : 'Ubah naskah'}
              </Button>
            )}
          </>
        )
      }
      context={
        <>
          {isUnderway && (
            <>
              <Fact title="Posisi naskah">
                <WhereIsIt
                  letter={letter}
                  timeline={timeline}
                  onSettled={() => void refreshAfterStep(client, letterId)}
                />
              </Fact>
              <Fact title="Rantai paraf">
                <Steps label="Rantai paraf" steps={chainOf(letter, timeline, identity?.id).map(narrow)} />
              </Fact>
            </>
          )}
          <Fact title="Riwayat">
            <Steps label="Riwayat naskah" steps={historyOf(timeline)} />
          </Fact>
          <Sections letter={letter} desk="outbox" place="beside" />
          <LetterFacts letter={letter} />
        </>
      }
    >
      <LetterTitle letter={letter} status={<StateChip state={letter.state} />} />
      <LetterPaper letter={letter} />
      <Sections letter={letter} desk="outbox" place="below" />
    </Pane>
  );
};

export default OutboxReading;

/** In the narrow panel the time stands below the name. */
const narrow = <S extends { lines: string[]; aside?: string[] }>({ aside = [], ...step }: S) => ({
  ...step,
  lines: [...step.lines, ...(aside.length > 0 ? [aside.join(', ')] : [])],
});

import Button from '@mui/material/Button';
import { lazy, Suspense, useState } from 'react';
import { LinkBase } from 'react-admin';
import { filingPages } from '../../../resources/dokumen/pemberkasan/filing-pages.ts';
import type { ProposalDetail, ProposalUnit } from '../../../resources/dokumen/pemberkasan/retention-types.ts';
import { formatDate, formatNumber, SoftChip } from '../../shell/index.ts';

const EndDialog = lazy(() => import('./EndDialog.tsx'));

type Props = { proposal: ProposalDetail; onChanged: (now: ProposalDetail) => void };

/** The list of a proposal; what dropped out stays on it with its reason. */
export const ProposalUnits = ({ proposal, onChanged }: Props) => {
  const [dropping, setDropping] = useState<ProposalUnit | null>(null);
  const left = proposal.units.filter((unit) => !unit.droppedAt);
  return (
    <section className="card archive-card">
      <table className="archive-table is-plain">
        <caption className="sr-only">Daftar berkas dalam usul</caption>
        <thead>
          <tr>
            <th scope="col">Berkas</th>
            <th scope="col">Klasifikasi</th>
            <th scope="col">Unit pengolah</th>
            <th scope="col" className="is-number">
              Tahun
            </th>
            <th scope="col" className="is-number">
              Arsip
            </th>
            <th scope="col">Habis</th>
            <th scope="col">Keadaan</th>
            {proposal.can.drop && (
              <th scope="col">
                <span className="sr-only">Tindakan</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {proposal.units.map((unit) => (
            <tr key={unit.id} className={unit.droppedAt ? 'is-out' : undefined}>
              <td className="is-name">
                <LinkBase to={`${filingPages.list}/${unit.id}`}>{unit.title}</LinkBase>
                <small>{unit.code}</small>
              </td>
              <td>{unit.classification.label}</td>
              <td>{unit.unit.label}</td>
              <td className="is-number" data-label="Tahun">
                {unit.year}
              </td>
              <td className="is-number" data-label="Arsip">
                {formatNumber(unit.itemCount)}
              </td>
              <td className="is-short">{unit.until && formatDate(unit.until)}</td>
              <td>
                <StateOf unit={unit} />
              </td>
              {proposal.can.drop && (
                <td>
                  {!unit.droppedAt && left.length > 1 && (
                    <Button size="small" variant="text" color="error" onClick={() => setDropping(unit)}>
                      Keluarkan
                    </Button>
                  )}
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </table>
      <Suspense>
        {dropping && (
          <EndDialog
            id={proposal.id}
            verb="drop"
            unit={dropping}
            onDone={onChanged}
            onClose={() => setDropping(null)}
          />
        )}
      </Suspense>
    </section>
  );
};

const StateOf = ({ unit }: { unit: ProposalUnit }) => {
  if (unit.droppedAt)
    return (
      <>
        <SoftChip>Dikeluarkan</SoftChip>
        <small>{unit.dropReason}</small>
      </>
    );
  if (unit.isHeld) return <SoftChip tone="danger">Ditahan</SoftChip>;
  if (!unit.decision) return null;
  return <SoftChip tone="info">{decisionWords(unit)}</SoftChip>;
};

const decisionWords = ({ decision, extraYears }: ProposalUnit): string =>
  decision === 'Perpanjang' ? `Diperpanjang ${extraYears} tahun` : (decision ?? '');

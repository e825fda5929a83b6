import Button from '@mui/material/Button';
import Download from 'lucide-react/icons/download';
import ListPlus from 'lucide-react/icons/list-plus';
import Plus from 'lucide-react/icons/plus';
import { Suspense, useState } from 'react';
import { useNaskah } from '../../../dataProvider/index.ts';
import { numberStateLabels } from '../../../domain/letters/letter-number.ts';
import { translate } from '../../../lib/language.ts';
import { lazyPart } from '../../shell/index.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { Filter } from '../../ui/pickers/index.ts';
import { saveFile } from '../../ui/save-file.ts';
import { useRequest } from '../../ui/use-request.ts';
import { useUrlState } from '../../ui/use-url-state.ts';
import { CountersTable } from './counters-table.tsx';
import { messages } from './messages.ts';
import { Narrowing } from './narrowing.tsx';
import { NumbersTable } from './numbers-table.tsx';
import './numbers.css';

const BookDialog = lazyPart(() => import('./book-dialog.tsx'));
const InsertDialog = lazyPart(() => import('./insert-dialog.tsx'));

/** Counters and missing numbers; books and inserts numbers (DOMAIN 5). */
export default function NumbersPage() {
  const { param, set } = useUrlState();
  const [dialog, setDialog] = useState<'book' | 'insert' | null>(null);
  const { countersFile } = useNaskah();
  const { isPending, request } = useRequest();
  const shown = param('daftar') === 'nomor' ? 'numbers' : 'counters';
  const filters = {
    firstChar: param('q'),
    year: param('tahun'),
    counter: param('penghitung'),
    state: param('keadaan'),
    hasGaps: param('hilang') === 'ya',
  };
  const save = () =>
    request(async () => {
      const { firstChar, year, hasGaps } = filters;
      const file = await countersFile({ firstChar, year, ...(hasGaps && { hasGaps }) });
      saveFile(file, 'laporan-nomor.csv');
    });

  const isNarrowed = [filters.firstChar, filters.year, filters.state].some(Boolean) || filters.hasGaps;
  const onClear = isNarrowed ? () => set({ q: null, tahun: null, keadaan: null, hilang: null }) : undefined;

  return (
    <>
      <PageHeader
        title={translate(messages.title)}
        actions={
          <>
            <Button
              variant="outlined"
              disabled={isPending}
              startIcon={<Download size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => void save()}
            >
              {translate(messages.export)}
              <span className="numbers-long">&nbsp;{translate(messages.csv)}</span>
            </Button>
            <Button
              variant="outlined"
              startIcon={<ListPlus size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setDialog('insert')}
            >
              {translate(messages.insert)}
              <span className="numbers-long">&nbsp;{translate(messages.oneNumber)}</span>
            </Button>
            <Button
              variant="contained"
              startIcon={<Plus size={15} strokeWidth={1.6} aria-hidden />}
              onClick={() => setDialog('book')}
            >
              {translate(messages.book)}
            </Button>
          </>
        }
      />
      <Narrowing
        shown={shown}
        firstChar={filters.firstChar}
        year={filters.year}
        onShow={(tab) =>
          set({
            daftar: tab === 'numbers' ? 'nomor' : null,
            penghitung: null,
            keadaan: null,
            hilang: null,
            q: null,
          })
        }
        onChange={({ firstChar, year }) =>
          set({
            ...(firstChar !== undefined && { q: firstChar }),
            ...(year !== undefined && { tahun: year }),
          })
        }
      >
        {shown === 'counters' ? (
          <Filter
            label={translate(messages.gaps)}
            value={filters.hasGaps ? 'ya' : ''}
            options={[{ value: 'ya', label: translate(messages.onlyGaps) }]}
            onChange={(hilang) => set({ hilang })}
          />
        ) : (
          <Filter
            label={translate(messages.state)}
            value={filters.state}
            options={Object.entries(numberStateLabels).map(([value, label]) => ({
              value,
              label: translate(label),
            }))}
            onChange={(keadaan) => set({ keadaan })}
          />
        )}
      </Narrowing>
      {shown === 'counters' ? (
        <CountersTable
          {...filters}
          onClear={onClear}
          onOpen={(counter) =>
            set({
              daftar: 'nomor',
              penghitung: counter,
              q: null,
              tahun: null,
              hilang: null,
            })
          }
        />
      ) : (
        <NumbersTable {...filters} onClear={onClear} onAllCounters={() => set({ penghitung: null })} />
      )}
      <Suspense>
        {dialog === 'book' && <BookDialog onClose={() => setDialog(null)} />}
        {dialog === 'insert' && <InsertDialog onClose={() => setDialog(null)} />}
      </Suspense>
    </>
  );
}

import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListContextProvider, RecordContextProvider, useList } from 'react-admin';
import type { Tone } from '../../lib/choice.ts';
import { say } from '../../lib/language.ts';
import { Term } from '../help/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { PageLinks } from '../ui/page-links.tsx';
import { Filter, SearchLine } from '../ui/pickers/index.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { StatusDot } from '../ui/status-dot.tsx';
import { commonWords } from '../ui/words.ts';
import {
  BulkProvider,
  ListEmpty,
  ListFilteredEmpty,
  ListProblem,
  ListSkeleton,
  Pager,
  PhoneRows,
  RecordFacts,
  RecordTable,
  type Row,
} from '../views/parts.ts';
import { example } from './example.ts';
import { Part } from './part.tsx';
import { filled, rows } from './records.ts';
import { words } from './words.ts';

const tones: Tone[] = ['neutral', 'accent', 'ok', 'warn', 'danger', 'info'];

/** What screens are made of besides inputs. */
export function Components() {
  return (
    <>
      <Part name={say(words.buttons)}>
        <div className="gallery-line">
          <Button variant="contained">{say(words.next)}</Button>
          <Button variant="outlined">{say(words.other)}</Button>
          <Button variant="text">{say(words.quiet)}</Button>
          <Button variant="outlined" color="error">
            {say(commonWords.remove)}
          </Button>
          <Button variant="contained" color="error">
            {say(commonWords.remove)}
          </Button>
          <Button variant="contained" disabled>
            {say(words.off)}
          </Button>
          <Button variant="contained" loading>
            {say(words.busy)}
          </Button>
        </div>
      </Part>
      <Part name={say(words.chips)}>
        <div className="gallery-line">
          {tones.map((tone) => (
            <SoftChip key={tone} tone={tone}>
              {tone}
            </SoftChip>
          ))}
        </div>
      </Part>
      <Part name={say(words.persons)}>
        <div className="gallery-line">
          <Avatar name="Uli Kusnadi" /> Uli Kusnadi
          <Avatar name="Puspita Manalu" small /> Puspita Manalu
          <StatusDot isOpen labelled />
          <StatusDot isOpen={false} labelled />
        </div>
      </Part>
      <Part name={say(words.terms)}>
        <p>
          <Term name="tembusan">Tembusan</Term>, <Term name="disposisi">disposisi</Term>,{' '}
          <Term name="atasNama">a.n.</Term>, <Term name="jra">JRA</Term>
        </p>
      </Part>
      <Part name={say(words.narrowing)}>
        <Narrowing />
      </Part>
      <List data={rows}>
        <Part name={say(words.table)}>
          <RecordTable resource={example} rows={rows} />
          <Pager resource={example} isEstimated={false} />
        </Part>
        <Part name={say(words.narrowTable)}>
          <div className="gallery-narrow">
            <RecordTable resource={example} rows={rows} />
          </div>
        </Part>
        <Part name={say(words.phone)}>
          <div className="gallery-phone">
            <PhoneRows resource={example} rows={rows} />
          </div>
        </Part>
      </List>
      <Part name={say(words.paging)}>
        <Paging />
      </Part>
      <Part name={say(words.facts)}>
        <RecordContextProvider value={filled}>
          <RecordFacts resource={example} row={filled} />
        </RecordContextProvider>
      </Part>
      <Part name={say(words.nothing)}>
        <ListEmpty resource={example} />
      </Part>
      <Part name={say(words.notFound)}>
        <ListFilteredEmpty onClear={() => undefined} />
      </Part>
      <Part name={say(words.failed)}>
        <ListProblem error={new Error(say(words.error))} onRetry={() => undefined} />
      </Part>
      <Part name={say(words.loading)}>
        <ListSkeleton columns={5} />
      </Part>
    </>
  );
}

function List({ data, children }: { data: Row[]; children: React.ReactNode }) {
  const list = useList<Row>({ data, perPage: 10, sort: example.sort });
  return (
    <ListContextProvider value={list}>
      <BulkProvider resource={example}>{children}</BulkProvider>
    </ListContextProvider>
  );
}

function Narrowing() {
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState('diperiksa');
  const [medium, setMedium] = useState('');
  const of = (field: typeof example.fields.stage | typeof example.fields.medium) =>
    field.choices.map(({ value, label }) => ({ value, label: say(label) }));
  return (
    <div className="gallery-line">
      <SearchLine label="Cari nama atau kode" value={search} onChange={setSearch} />
      <Filter label="Tahap" value={stage} options={of(example.fields.stage)} onChange={setStage} />
      <Filter label="Media" value={medium} options={of(example.fields.medium)} onChange={setMedium} />
    </div>
  );
}

function Paging() {
  const [page, setPage] = useState(4);
  return (
    <div className="gallery-line">
      <PageLinks page={page} pages={12} onPage={setPage} />
    </div>
  );
}

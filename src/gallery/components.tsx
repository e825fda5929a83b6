import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListContextProvider, RecordContextProvider, useList } from 'react-admin';
import type { Tone } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { Term } from '../help/index.ts';
import { Avatar } from '../ui/avatar.tsx';
import { commonMessages } from '../ui/messages.ts';
import { PageLinks } from '../ui/page-links.tsx';
import { Filter, SearchLine } from '../ui/pickers/index.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { StatusDot } from '../ui/status-dot.tsx';
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
import { messages } from './messages.ts';
import { Part } from './part.tsx';
import { filled, rows } from './records.ts';

const tones: Tone[] = ['neutral', 'accent', 'ok', 'warn', 'danger', 'info'];

/** What screens are made of besides inputs. */
export function Components() {
  return (
    <>
      <Part name={translate(messages.buttons)}>
        <div className="gallery-line">
          <Button variant="contained">{translate(messages.next)}</Button>
          <Button variant="outlined">{translate(messages.other)}</Button>
          <Button variant="text">{translate(messages.quiet)}</Button>
          <Button variant="outlined" color="error">
            {translate(commonMessages.remove)}
          </Button>
          <Button variant="contained" color="error">
            {translate(commonMessages.remove)}
          </Button>
          <Button variant="contained" disabled>
            {translate(messages.off)}
          </Button>
          <Button variant="contained" loading>
            {translate(messages.busy)}
          </Button>
        </div>
      </Part>
      <Part name={translate(messages.chips)}>
        <div className="gallery-line">
          {tones.map((tone) => (
            <SoftChip key={tone} tone={tone}>
              {tone}
            </SoftChip>
          ))}
        </div>
      </Part>
      <Part name={translate(messages.persons)}>
        <div className="gallery-line">
          <Avatar name="Uli Kusnadi" /> Uli Kusnadi
          <Avatar name="Puspita Manalu" small /> Puspita Manalu
          <StatusDot isOpen labelled />
          <StatusDot isOpen={false} labelled />
        </div>
      </Part>
      <Part name={translate(messages.terms)}>
        <p>
          <Term name="tembusan">Tembusan</Term>, <Term name="disposisi">disposisi</Term>,{' '}
          <Term name="atasNama">a.n.</Term>, <Term name="jra">JRA</Term>
        </p>
      </Part>
      <Part name={translate(messages.narrowing)}>
        <Narrowing />
      </Part>
      <List data={rows}>
        <Part name={translate(messages.table)}>
          <RecordTable resource={example} rows={rows} />
          <Pager resource={example} isEstimated={false} />
        </Part>
        <Part name={translate(messages.narrowTable)}>
          <div className="gallery-narrow">
            <RecordTable resource={example} rows={rows} />
          </div>
        </Part>
        <Part name={translate(messages.phone)}>
          <div className="gallery-phone">
            <PhoneRows resource={example} rows={rows} />
          </div>
        </Part>
      </List>
      <Part name={translate(messages.paging)}>
        <Paging />
      </Part>
      <Part name={translate(messages.facts)}>
        <RecordContextProvider value={filled}>
          <RecordFacts resource={example} row={filled} />
        </RecordContextProvider>
      </Part>
      <Part name={translate(messages.nothing)}>
        <ListEmpty resource={example} />
      </Part>
      <Part name={translate(messages.notFound)}>
        <ListFilteredEmpty onClear={() => undefined} />
      </Part>
      <Part name={translate(messages.failed)}>
        <ListProblem error={new Error(translate(messages.error))} onRetry={() => undefined} />
      </Part>
      <Part name={translate(messages.loading)}>
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
    field.choices.map(({ value, label }) => ({ value, label: translate(label) }));
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

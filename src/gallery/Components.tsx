import Button from '@mui/material/Button';
import { useState } from 'react';
import { ListContextProvider, RecordContextProvider, useList } from 'react-admin';
import type { Tone } from '../../resources/declare.ts';
import { Term } from '../help/index.ts';
import { Filter, SearchLine } from '../pickers/index.ts';
import { Avatar, PageLinks, SoftChip, StatusDot } from '../shell/index.ts';
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
import { Part } from './Part.tsx';
import { filled, rows } from './records.ts';
import { words } from './words.ts';

const tones: Tone[] = ['neutral', 'accent', 'ok', 'warn', 'danger', 'info'];

/** What screens are made of besides inputs. */
export const Components = () => (
  <>
    <Part name={words.buttons.id}>
      <div className="gallery-line">
        <Button variant="contained">{words.next.id}</Button>
        <Button variant="outlined">{words.other.id}</Button>
        <Button variant="text">{words.quiet.id}</Button>
        <Button variant="outlined" color="error">
          {words.risky.id}
        </Button>
        <Button variant="contained" color="error">
          {words.risky.id}
        </Button>
        <Button variant="contained" disabled>
          {words.off.id}
        </Button>
        <Button variant="contained" loading>
          {words.busy.id}
        </Button>
      </div>
    </Part>
    <Part name={words.chips.id}>
      <div className="gallery-line">
        {tones.map((tone) => (
          <SoftChip key={tone} tone={tone}>
            {tone}
          </SoftChip>
        ))}
      </div>
    </Part>
    <Part name={words.persons.id}>
      <div className="gallery-line">
        <Avatar name="Uli Kusnadi" /> Uli Kusnadi
        <Avatar name="Puspita Manalu" small /> Puspita Manalu
        <StatusDot isOpen labelled />
        <StatusDot isOpen={false} labelled />
      </div>
    </Part>
    <Part name={words.terms.id}>
      <p>
        <Term name="tembusan">Tembusan</Term>, <Term name="disposisi">disposisi</Term>,{' '}
        <Term name="atasNama">a.n.</Term>, <Term name="jra">JRA</Term>
      </p>
    </Part>
    <Part name={words.narrowing.id}>
      <Narrowing />
    </Part>
    <List data={rows}>
      <Part name={words.table.id}>
        <RecordTable resource={example} rows={rows} />
        <Pager resource={example} />
      </Part>
      <Part name={words.phone.id}>
        <div className="gallery-phone">
          <PhoneRows resource={example} rows={rows} />
        </div>
      </Part>
    </List>
    <Part name={words.paging.id}>
      <Paging />
    </Part>
    <Part name={words.facts.id}>
      <RecordContextProvider value={filled}>
        <RecordFacts resource={example} row={filled} />
      </RecordContextProvider>
    </Part>
    <Part name={words.nothing.id}>
      <ListEmpty resource={example} />
    </Part>
    <Part name={words.notFound.id}>
      <ListFilteredEmpty onClear={() => undefined} />
    </Part>
    <Part name={words.failed.id}>
      <ListProblem error={new Error(words.error.id)} onRetry={() => undefined} />
    </Part>
    <Part name={words.loading.id}>
      <ListSkeleton columns={5} />
    </Part>
  </>
);

const List = ({ data, children }: { data: Row[]; children: React.ReactNode }) => {
  const list = useList<Row>({ data, perPage: 10, sort: example.sort });
  return (
    <ListContextProvider value={list}>
      <BulkProvider resource={example}>{children}</BulkProvider>
    </ListContextProvider>
  );
};

const Narrowing = () => {
  const [search, setSearch] = useState('');
  const [stage, setStage] = useState('diperiksa');
  const [medium, setMedium] = useState('');
  const of = (field: typeof example.fields.stage | typeof example.fields.medium) =>
    field.choices.map(({ value, label }) => ({ value, label: label.id }));
  return (
    <div className="gallery-line">
      <SearchLine label="Cari nama atau kode" value={search} onChange={setSearch} />
      <Filter label="Tahap" value={stage} options={of(example.fields.stage)} onChange={setStage} />
      <Filter label="Media" value={medium} options={of(example.fields.medium)} onChange={setMedium} />
    </div>
  );
};

const Paging = () => {
  const [page, setPage] = useState(4);
  return (
    <div className="gallery-line">
      <PageLinks page={page} pages={12} onPage={setPage} />
    </div>
  );
};

import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import Select from '@mui/material/Select';
import { styled } from '@mui/material/styles';
import { useId, useState } from 'react';
import type { ImportJob } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import { Body, Foot, Problem, Progress } from './frame.tsx';
import { importMessages } from './messages.ts';
import { ModeChoice } from './mode-choice.tsx';
import type { Import } from './use-import.ts';

/** Maps columns to fields: by heading, corrected by hand. */
export function ColumnsStep({ work, onCheck }: { work: Import; onCheck: () => void }) {
  const { job } = work;
  const [mode, setMode] = useState<'create' | 'upsert'>(job?.mode ?? 'create');
  const [key, setKey] = useState(job?.key ?? undefined);
  if (!job) return null;
  if (work.isBusy)
    return (
      <Body>
        <Progress label={translate(importMessages.reading)} />
      </Body>
    );
  const mapping = mappingOf(job, work.chosen);
  const missing = job.fields.filter(({ name, required }) => required && mapping[name] === undefined);
  const keys = job.keys.filter(({ name }) => mapping[name] !== undefined);
  const usedKey = keys.some(({ name }) => name === key) ? key : keys[0]?.name;
  const isCreate = mode === 'create' || keys.length === 0;
  const isBlocked = (isCreate && missing.length > 0) || Object.keys(mapping).length === 0;
  const check = async () => {
    await work.check(isCreate ? { mapping, mode: 'create' } : { mapping, mode, key: usedKey });
    onCheck();
  };
  return (
    <>
      <Body>
        <Problem text={work.problem} />
        <p className="quiet">{translate(importMessages.file(job.fileName, job.rowCount))}</p>
        {job.sheets.length > 1 && <SheetChoice job={job} onChoose={work.takeSheet} />}
        <ColumnTable job={job} mapping={mapping} choose={work.choose} />
        {isCreate && missing.length > 0 && (
          <Problem
            text={translate(importMessages.missing(missing.map(({ label }) => `“${label}”`).join(', ')))}
          />
        )}
        {job.parts.map(({ sheet, rowCount, unknown }) => (
          <p key={sheet} className="quiet">
            {translate(importMessages.part(sheet, rowCount))}{' '}
            {unknown.length > 0 && translate(importMessages.unknownInPart(unknown.join(', ')))}
          </p>
        ))}
        {(['apart', 'attached', 'kept'] as const).map(
          (why) =>
            job[why].length > 0 && (
              <p key={why} className="quiet">
                {translate(importMessages[why](job[why].join(', ')))}
              </p>
            ),
        )}
        <ModeChoice
          mode={isCreate ? 'create' : 'upsert'}
          onMode={setMode}
          keys={keys}
          chosen={usedKey}
          onKey={setKey}
        />
      </Body>
      <Foot>
        <Button variant="text" onClick={work.startOver}>
          {translate(importMessages.chooseOther)}
        </Button>
        <span className="space" />
        <Button variant="contained" color="primary" disabled={isBlocked} onClick={check}>
          {translate(importMessages.check)}
        </Button>
      </Foot>
    </>
  );
}

/** One column per field: a choice by hand beats a match by heading; of several chosen columns the last wins. */
function mappingOf(job: ImportJob, chosen: Record<string, string | null>): Record<string, number> {
  const mapping: Record<string, number> = {};
  const byHand = job.columns.filter(({ heading, index }) => keyOf(heading, index) in chosen);
  for (const { heading, index } of byHand) {
    const field = chosen[keyOf(heading, index)];
    if (field) mapping[field] = index;
  }
  for (const { heading, index, field } of job.columns)
    if (field && !(keyOf(heading, index) in chosen) && mapping[field] === undefined) mapping[field] = index;
  return mapping;
}

const keyOf = (heading: string, index: number): string => heading || `#${index}`;

type TableProps = {
  job: ImportJob;
  mapping: Record<string, number>;
  choose: (heading: string, field: string | null) => void;
};

function ColumnTable({ job, mapping, choose }: TableProps) {
  const fieldAt = new Map(Object.entries(mapping).map(([field, index]) => [index, field]));
  return (
    <Table>
      <thead>
        <tr>
          <th>{translate(importMessages.column)}</th>
          <th className="samples">{translate(importMessages.samples)}</th>
          <th>{translate(importMessages.field)}</th>
        </tr>
      </thead>
      <tbody>
        {job.columns.map(({ index, heading, samples }) => {
          const name = heading || translate(importMessages.noHeading(index + 1));
          const field = fieldAt.get(index) ?? '';
          return (
            <tr key={index} data-ignored={field === '' || undefined}>
              <td>{name}</td>
              <td className="samples">{samples.filter(Boolean).slice(0, 3).join(', ')}</td>
              <td>
                <Select
                  native
                  fullWidth
                  value={field}
                  inputProps={{ 'aria-label': translate(importMessages.fieldOf(name)) }}
                  onChange={(event) => choose(keyOf(heading, index), event.target.value || null)}
                >
                  <option value="">{translate(importMessages.ignore)}</option>
                  {job.fields.map((one) => (
                    <option key={one.name} value={one.name}>
                      {one.required ? `${one.label} ${translate(importMessages.required)}` : one.label}
                    </option>
                  ))}
                </Select>
              </td>
            </tr>
          );
        })}
      </tbody>
    </Table>
  );
}

function SheetChoice({ job, onChoose }: { job: ImportJob; onChoose: (sheet: string) => void }) {
  const id = useId();
  return (
    <Sheet>
      <b id={id}>{translate(importMessages.sheet)}</b>
      <Select
        value={job.sheet ?? ''}
        labelId={id}
        onChange={(event) => onChoose(event.target.value)}
        style={{ minWidth: 200 }}
      >
        {job.sheets.map((sheet) => (
          <MenuItem key={sheet} value={sheet}>
            {sheet}
          </MenuItem>
        ))}
      </Select>
    </Sheet>
  );
}

const Sheet = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
});

const Table = styled('table')({
  width: '100%',
  borderCollapse: 'separate',
  borderSpacing: 0,
  border: '1px solid var(--line)',
  borderRadius: 12,
  tableLayout: 'fixed',
  '& th': {
    padding: '10px 12px',
    background: 'var(--sunken)',
    color: 'var(--ink-3)',
    fontSize: '0.75rem',
    fontWeight: 600,
    textAlign: 'left',
  },
  '& th:first-of-type': { borderTopLeftRadius: 12 },
  '& th:last-of-type': { borderTopRightRadius: 12 },
  '& td': {
    padding: '6px 12px',
    borderTop: '1px solid var(--line)',
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& td.samples': { color: 'var(--ink-2)' },
  '& tr[data-ignored] td:first-of-type': { color: 'var(--ink-3)' },
  '@media (max-width: 599px)': { '& .samples': { display: 'none' } },
});

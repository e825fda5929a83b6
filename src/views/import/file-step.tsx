import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { useQuery } from '@tanstack/react-query';
import FileUp from 'lucide-react/icons/file-up';
import { type DragEvent, useRef, useState } from 'react';
import { useNotify } from 'react-admin';
import { createImportVerbs } from '../../../dataProvider/imports.ts';
import { useNaskah } from '../../../dataProvider/index.ts';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { useIsTouch } from '../../shell/index.ts';
import { failureMessage } from '../../ui/failures.ts';
import { formatMoment } from '../../ui/format.ts';
import { saveFile } from '../../ui/save-file.ts';
import { Body, Problem, Progress } from './frame.tsx';
import { importMessages } from './messages.ts';
import type { Import } from './use-import.ts';

type Props = { resource: Resource; work: Import; onFile: (file: File) => void };

export function FileStep({ resource, work, onFile }: Props) {
  // A finger drags nothing here.
  const isTouch = useIsTouch();
  const chooser = useRef<HTMLInputElement>(null);
  const [isOver, setOver] = useState(false);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  };
  if (work.isBusy)
    return (
      <Body>
        <Progress label={translate(importMessages.reading)} />
      </Body>
    );
  return (
    <Body>
      <Problem text={work.problem} />
      <Drop
        data-over={isOver || undefined}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(true);
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <FileUp size={28} strokeWidth={1.4} aria-hidden />
        {!isTouch && <b>{translate(importMessages.drop)}</b>}
        <p className="quiet">{translate(importMessages.limits)}</p>
        <input
          ref={chooser}
          type="file"
          hidden
          accept=".csv,.txt,.tsv,.xlsx"
          onChange={(event) => {
            const [file] = event.target.files ?? [];
            event.target.value = '';
            if (file) onFile(file);
          }}
        />
        <Button variant="contained" color="primary" onClick={() => chooser.current?.click()} autoFocus>
          {translate(importMessages.choose)}
        </Button>
      </Drop>
      <Stored resource={resource} work={work} />
      <Sample resource={resource} />
      <p className="quiet">{translate(importMessages.nothingStored)}</p>
    </Body>
  );
}

/** The way back to each import that was stored, for as long as it can be taken back. */
function Stored({ resource, work }: { resource: Resource; work: Import }) {
  const { storedImports } = createImportVerbs(useNaskah());
  const { data } = useQuery({
    queryKey: ['imports', resource.name],
    queryFn: ({ signal }) => storedImports(resource.name, { signal }),
    // What ended a moment ago is asked for; without an answer there is nothing to show.
    ...{ gcTime: 0, retry: false },
  });
  return data?.items.map((stored) => (
    <Row key={stored.id}>
      <div>
        <b>{translate(importMessages.stored(stored.fileName))}</b>
        <p className="quiet">
          {translate(importMessages.storedText(formatMoment(stored.storedAt), stored))}{' '}
          {stored.undoUntil && translate(importMessages.undoUntil(formatMoment(stored.undoUntil)))}
        </p>
      </div>
      <span>
        <Button
          onClick={() => void work.reopen(stored.id)}
          aria-label={`${translate(importMessages.seeResult)}, ${stored.fileName}`}
        >
          {translate(importMessages.seeResult)}
        </Button>
      </span>
    </Row>
  ));
}

function Sample({ resource }: { resource: Resource }) {
  const naskah = useNaskah();
  const notify = useNotify();
  const save = async (format: 'csv' | 'xlsx') => {
    try {
      const blob = await naskah.importTemplate(resource.name, format);
      saveFile(blob, `contoh-${resource.name.split('.').at(-1)}.${format}`);
    } catch (error) {
      notify(failureMessage(error), { type: 'error' });
    }
  };
  return (
    <Row>
      <div>
        <b>{translate(importMessages.template)}</b>
        <p className="quiet">{translate(importMessages.templateText)}</p>
      </div>
      <span>
        <Button onClick={() => save('xlsx')}>{translate(importMessages.templateXlsx)}</Button>
        <Button onClick={() => save('csv')}>{translate(importMessages.templateCsv)}</Button>
      </span>
    </Row>
  );
}

const Drop = styled('div')({
  flex: 1,
  minHeight: 220,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 10,
  padding: 20,
  border: '1.5px dashed var(--line-2)',
  borderRadius: 12,
  background: 'var(--sunken)',
  textAlign: 'center',
  color: 'var(--ink-2)',
  '& b': { color: 'var(--ink)', fontSize: '0.9375rem' },
  '& p': { maxWidth: 420 },
  '&[data-over]': { borderColor: 'var(--accent)', background: 'var(--accent-soft)' },
});

const Row = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 16,
  padding: '14px 16px',
  border: '1px solid var(--line)',
  borderRadius: 12,
  '& > div': { flex: 1, minWidth: 0 },
  '& > span': { display: 'flex', gap: 8, flex: 'none' },
  '@media (max-width: 599px)': { flexDirection: 'column', alignItems: 'stretch' },
});

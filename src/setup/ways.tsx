import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Box from 'lucide-react/icons/box';
import ChevronRight from 'lucide-react/icons/chevron-right';
import Download from 'lucide-react/icons/download';
import Pencil from 'lucide-react/icons/pencil';
import Table from 'lucide-react/icons/table';
import Upload from 'lucide-react/icons/upload';
import { type DragEvent, type ReactNode, Suspense, useRef, useState } from 'react';
import { LinkBase } from 'react-admin';
import type { SetupStepName } from '../../domain/setup.ts';
import { translate } from '../../lib/language.ts';
import { lazyPart, useIsPhone, useKeysWithHelp, useOnline } from '../shell/index.ts';
import { SoftChip } from '../ui/soft-chip.tsx';
import { setupMessages as messages, stepWays } from './messages.ts';
import { takenWords } from './taken-words.ts';
import type { Workbook } from './use-workbook.ts';

const StarterDialog = lazyPart(() => import('./starter-dialog.tsx'));

/** The organisation comes from a chart in Excel, the rest from what is usual. */
const fromWorkbook: readonly SetupStepName[] = ['units', 'posts', 'people'];

type Props = {
  name: SetupStepName;
  /** Only the pages themselves have what is left. */
  isByHand: boolean;
  takenAt: string | null;
  workbook: Workbook;
};

/** Three ways to do a step; the recommended one alone has the filled button. */
export function Ways({ name, isByHand, takenAt, workbook }: Props) {
  const ways = stepWays[name];
  const isPhone = useIsPhone();
  const [isStarting, setStarting] = useState(false);
  const [isOver, setOver] = useState(false);
  const chooser = useRef<HTMLInputElement>(null);
  const isOnline = useOnline();
  const choose = () => chooser.current?.click();
  const help = useKeysWithHelp([
    { key: 'u', words: translate(messages.upload), run: choose, when: () => isOnline },
  ]);
  const isBook = fromWorkbook.includes(name);
  const hand = { crumb: { label: translate(messages.title), to: location.pathname } };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file) workbook.upload(file);
  };
  const filled = (isFilled: boolean) => (isFilled ? ('contained' as const) : ('outlined' as const));
  const upload = (
    <Button
      key="upload"
      variant={filled(isBook && takenAt !== null)}
      startIcon={<Upload aria-hidden />}
      onClick={choose}
      disabled={!isOnline}
      title={isOnline ? undefined : translate(messages.offline)}
    >
      {translate(messages.upload)}
    </Button>
  );
  const download = (
    <Button
      key="download"
      variant={filled(isBook && takenAt === null)}
      startIcon={<Download aria-hidden />}
      onClick={workbook.download}
      disabled={!isOnline}
    >
      {translate(messages.download)}
    </Button>
  );
  const book = (
    <Way
      key="book"
      icon={<Table size={15} strokeWidth={1.6} aria-hidden />}
      title={translate(messages.workbook)}
      isRecommended={isBook}
      text={
        <>
          {translate(isPhone ? messages.workbookShort : messages.workbookText)}{' '}
          {takenAt !== null && <span className="setup-taken">{takenWords(takenAt)}</span>}
        </>
      }
    >
      {takenAt === null ? [download, upload] : [upload, download]}
    </Way>
  );
  const starter = (
    <Way
      key="starter"
      icon={<Box size={15} strokeWidth={1.6} aria-hidden />}
      title={translate(messages.starter)}
      isRecommended={!isBook && !isByHand}
      text={translate(ways.starter)}
      {...(isPhone && isBook && { onOpen: () => setStarting(true) })}
    >
      <Button variant={filled(!isBook && !isByHand)} onClick={() => setStarting(true)}>
        {translate(messages.seeStarter)}
      </Button>
    </Way>
  );
  return (
    <DropPlace
      className="setup-ways"
      data-over={isOver || undefined}
      data-book={isBook || undefined}
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={drop}
    >
      <input
        ref={chooser}
        type="file"
        hidden
        accept=".xlsx"
        aria-label={translate(messages.upload)}
        onChange={(event) => {
          const [file] = event.target.files ?? [];
          event.target.value = '';
          if (file) workbook.upload(file);
        }}
      />
      {isBook ? [book, starter] : [starter, book]}
      <Way
        icon={<Pencil size={15} strokeWidth={1.6} aria-hidden />}
        title={translate(messages.hand)}
        text={translate(ways.hand)}
        isRecommended={isByHand}
        {...(isPhone && !isByHand && { to: ways.to, state: hand })}
      >
        <Button variant={filled(isByHand)} component={LinkBase} to={ways.to} state={hand}>
          {translate(ways.open)}
        </Button>
      </Way>
      {isStarting && (
        <Suspense>
          <StarterDialog name={name} onClose={() => setStarting(false)} />
        </Suspense>
      )}
      {help}
    </DropPlace>
  );
}

/** Takes a file dropped on it; what it looks like stands in setup.css. */
const DropPlace = styled('div')({});

type WayProps = {
  icon: ReactNode;
  title: string;
  text: ReactNode;
  isRecommended?: boolean;
  children: ReactNode;
  /** On a phone the whole way is one line that opens. */
  onOpen?: () => void;
  to?: string;
  state?: object;
};

function Way({ icon, title, text, isRecommended, children, onOpen, to, state }: WayProps) {
  const line = (
    <>
      {icon}
      <b>{title}</b>
      <ChevronRight size={15} strokeWidth={1.6} aria-hidden />
    </>
  );
  if (onOpen)
    return (
      <button type="button" className="setup-way-line" onClick={onOpen}>
        {line}
      </button>
    );
  if (to)
    return (
      <LinkBase className="setup-way-line" to={to} state={state}>
        {line}
      </LinkBase>
    );
  return (
    <section>
      <h3>
        {icon}
        {title}
        {isRecommended && <SoftChip tone="accent">{translate(messages.recommended)}</SoftChip>}
      </h3>
      <p>{text}</p>
      <div className="setup-acts">{children}</div>
    </section>
  );
}

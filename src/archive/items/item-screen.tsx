import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import Download from 'lucide-react/icons/download';
import Hourglass from 'lucide-react/icons/hourglass';
import LockKeyholeOpen from 'lucide-react/icons/lock-keyhole-open';
import Printer from 'lucide-react/icons/printer';
import { Suspense, useId, useState } from 'react';
import { LinkBase, useCreatePath, useLocation, useNavigate } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import { isDestroyed, isKept } from '../../../domain/archive/archive-life.ts';
import type { ArchiveDetail, ArchiveFileVersion } from '../../../domain/calls/archive-item-shapes.ts';
import { choiceOf } from '../../../lib/choice.ts';
import { translate } from '../../../lib/language.ts';
import { archive } from '../../../resources/dokumen/arsip.ts';
import { accessRequest } from '../../../resources/dokumen/permintaan-akses.ts';
import { commonMessages } from '../../ui/messages.ts';
import { PageHeader } from '../../ui/page-header.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { StateChip } from '../../ui/state-chip.tsx';
import { useRequest } from '../../ui/use-request.ts';
import {
  ActionButton,
  branchOf,
  EditButton,
  HistoryTab,
  RecordFacts,
  type Row,
  useDeclared,
} from '../../views/parts.ts';
import { usePrint } from '../parts/use-print.ts';
import { AskAccess } from './ask-access.ts';
import { FileItem } from './file-item.ts';
import { FilesTab } from './files-tab.tsx';
import { ItemClassChip } from './item-class-chip.tsx';
import { ItemFiles } from './item-files.tsx';
import { LettersTab } from './letters-tab.tsx';
import { LowerClassDialog } from './lower-class-dialog.tsx';
import { itemMessages as messages } from './messages.ts';
import { OpeningsTab } from './openings-tab.tsx';
import { LoanChip, PaperTab } from './paper-tab.tsx';
import { useChange } from './use-detail.ts';

/** Query parameter of the open tab, so that links and reloads restore it. */
const parameter = 'bagian';

export function ItemScreen({ row, detail }: { row: Row; detail: ArchiveDetail }) {
  const id = useId();
  const naskah = useNaskah();
  const { request } = useRequest();
  const navigate = useNavigate();
  const createPath = useCreatePath();
  const resource = useDeclared();
  const print = usePrint();
  const { pathname, search } = useLocation();
  const { can, files, loans } = detail;
  // Of a destroyed item only the file names remain.
  const present = isDestroyed(row.status) ? [] : files.filter((file) => !file.removedAt);
  const [chosen, setChosen] = useState<string>();
  const shown = present.find((file) => file.id === chosen) ?? present[0];
  const tabs = [
    { key: 'data', label: messages.facts },
    ...(can.open
      ? [
          { key: 'berkas', label: messages.files },
          { key: 'naskah', label: messages.letters },
        ]
      : []),
    { key: 'fisik', label: messages.paper },
    { key: 'riwayat', label: messages.history },
    ...(detail.openings ? [{ key: 'dibuka', label: messages.openings }] : []),
  ];
  const asked = new URLSearchParams(search).get(parameter);
  const open = tabs.find((tab) => tab.key === asked)?.key ?? 'data';
  const download = (file: ArchiveFileVersion) =>
    void request(async () => {
      const blob = await naskah.archiveFileBlob(row.id, file.id, { download: true });
      saveFile(blob, nameOf(blob, file.fileName));
    });
  const [isLowering, setLowering] = useState(false);
  const { change } = useChange(row.id);
  const out = loans.find((loan) => !loan.returnedAt);
  return (
    <Page>
      <PageHeader
        breadcrumb={[
          ...branchOf(resource).map((label) => ({ label: translate(label) })),
          { label: translate(resource.label), to: createPath({ resource: resource.name, type: 'list' }) },
        ]}
        title={String(row.title)}
        chips={
          <>
            <ItemClassChip row={row} />
            {out ? (
              <LoanChip loan={out} />
            ) : (
              <StateChip of={choiceOf(archive.fields.status.choices, row.status)} />
            )}
          </>
        }
        actions={
          <>
            {can.open && (
              <ActionButton
                label={translate(messages.label)}
                icon={Printer}
                collapses
                onClick={() => print({ ids: [row.id] })}
              />
            )}
            {shown && (
              <ActionButton
                label={translate(commonMessages.download)}
                icon={Download}
                collapses
                onClick={() => download(shown)}
              />
            )}
            {can.lowerClass && (
              <ActionButton
                label={translate(messages.lower)}
                icon={LockKeyholeOpen}
                collapses
                onClick={() => setLowering(true)}
              />
            )}
            {can.requestAccess && (
              <Suspense>
                <AskAccess archiveId={row.id} title={String(row.title)} />
              </Suspense>
            )}
            {detail.waitingRequestId && (
              <ActionButton
                component={LinkBase}
                to={`${accessRequest.path}/${detail.waitingRequestId}`}
                variant="outlined"
                label={translate(messages.waitingRequest)}
                short={translate(messages.waitingRequestShort)}
                icon={Hourglass}
              />
            )}
            {can.write && !detail.isFiled && isKept(row.status) && (
              <Suspense>
                <FileItem row={row} />
              </Suspense>
            )}
            {can.write && <EditButton resource={resource.name} id={row.id} />}
          </>
        }
      />
      <Columns>
        <ItemFiles
          row={row}
          detail={detail}
          present={present}
          shown={shown}
          onShow={setChosen}
          onDownload={download}
        />
        <Panel>
          <Tabs
            value={open}
            variant="scrollable"
            scrollButtons={false}
            aria-label={String(row.title)}
            onChange={(_, key: string) => navigate(`${pathname}?${parameter}=${key}`, { replace: true })}
          >
            {tabs.map(({ key, label }) => (
              <Tab
                key={key}
                value={key}
                label={translate(label)}
                id={`${id}-${key}`}
                aria-controls={`${id}-panel`}
              />
            ))}
          </Tabs>
          <div role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-${open}`}>
            {open === 'data' && <RecordFacts resource={archive} row={row} />}
            {open === 'berkas' && (
              <FilesTab
                archiveId={row.id}
                detail={detail}
                shown={shown?.id}
                {...(!isDestroyed(row.status) && {
                  onShow: (file) => setChosen(file.id),
                  onDownload: download,
                })}
              />
            )}
            {open === 'naskah' && <LettersTab archiveId={row.id} detail={detail} />}
            {open === 'fisik' && <PaperTab row={row} detail={detail} />}
            {open === 'riwayat' && (
              <Suspense>
                <HistoryTab resource={archive} row={row} />
              </Suspense>
            )}
            {open === 'dibuka' && detail.openings && <OpeningsTab openings={detail.openings} />}
          </div>
        </Panel>
      </Columns>
      {isLowering && (
        <LowerClassDialog
          archiveId={row.id}
          rank={Number(row.securityRank)}
          change={change}
          onClose={() => setLowering(false)}
        />
      )}
    </Page>
  );
}

/** A picture above Biasa comes as a PDF, with the reader's name across it (SPEC B3). */
const nameOf = ({ type }: Blob, name: string): string =>
  type.startsWith('application/pdf') ? name.replace(/\.(png|jpe?g)$/i, '.pdf') : name;

const Page = styled('div')({
  flex: '1 0 auto',
  display: 'flex',
  flexDirection: 'column',
  gap: 14,
  minWidth: 0,
});
const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) 400px',
  gap: 16,
  alignItems: 'start',
  '@media (max-width: 1099px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Panel = styled('section')({
  border: '1px solid var(--line)',
  borderRadius: 12,
  background: 'var(--surface)',
  minWidth: 0,
  '& > .MuiTabs-root': { borderBottom: '1px solid var(--line)', padding: '0 16px', minHeight: 42 },
  '& .MuiTabs-list': { gap: '12px' },
  '& .MuiTab-root': { minHeight: 42, color: 'var(--ink-2)', fontSize: '0.8125rem' },
  '& .MuiTab-root.Mui-selected': { color: 'var(--ink)' },
  '& > [role="tabpanel"]': { padding: '4px 16px 14px' },
  '& h3': { margin: '14px 0 0', fontSize: '0.8125rem', lineHeight: '20px', fontWeight: 650 },
  // The panel is narrow: facts in one column.
  '& section': { gridTemplateColumns: 'minmax(0, 1fr)', gap: 12 },
  '@media (min-width: 1100px)': { maxHeight: 'calc(100vh - 190px)', overflowY: 'auto' },
});

import { Paperclip } from 'lucide-react';
import { useNaskah } from '../../../dataProvider/index.ts';
import type {
  DispositionReport,
  DispositionReportFile,
} from '../../../resources/naskah-dinas/disposition.ts';
import { formatSize } from '../../shell/index.ts';
import { eventTime } from '../moments.ts';
import { useDownload } from '../reading/use-download.ts';

type Props = { dispositionId: string; reports: readonly DispositionReport[] };

/** What a recipient has reported, in order, with the files that came with it. */
export const Reports = ({ dispositionId, reports }: Props) =>
  reports.length > 0 && (
    <ul className="disposition-reports" aria-label="Laporan tindak lanjut">
      {reports.map((report) => (
        <li key={report.id}>
          <small>
            {report.onBehalfOf ? `${report.personName} atas nama ${report.onBehalfOf}` : report.personName},{' '}
            {eventTime(report.at)}
          </small>
          <p>{report.text}</p>
          {report.files.length > 0 && (
            <ul className="mailbox-files">
              {report.files.map((file) => (
                <li key={file.id}>
                  <FileButton dispositionId={dispositionId} file={file} />
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  );

const FileButton = ({ dispositionId, file }: { dispositionId: string; file: DispositionReportFile }) => {
  const { dispositionFileBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  return (
    <button
      type="button"
      title={`Unduh ${file.fileName}`}
      aria-busy={isBusy}
      onClick={() => download(() => dispositionFileBlob(dispositionId, file.id), file.fileName)}
    >
      <Paperclip size={15} strokeWidth={1.6} aria-hidden />
      <span>
        <span className="sr-only">Unduh </span>
        {file.title}
      </span>
      <small>{formatSize(file.size)}</small>
    </button>
  );
};

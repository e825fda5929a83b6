import Paperclip from 'lucide-react/icons/paperclip';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { DispositionReport, DispositionReportFile } from '../../../domain/letters/disposition.ts';
import { translate } from '../../../lib/language.ts';
import { formatSize } from '../../ui/format.ts';
import { commonMessages } from '../../ui/messages.ts';
import { eventTimeWithin } from '../moments.ts';
import { useDownload } from '../reading/use-download.ts';
import { dispositionMessages } from './messages.ts';

type Props = { dispositionId: string; reports: readonly DispositionReport[] };

export function Reports({ dispositionId, reports }: Props) {
  return (
    reports.length > 0 && (
      <ul className="disposition-reports" aria-label={translate(dispositionMessages.followUps)}>
        {reports.map((report) => (
          <li key={report.id}>
            <small>
              {report.onBehalfOf
                ? translate(dispositionMessages.nameFor(report.personName, report.onBehalfOf))
                : report.personName}
              , {eventTimeWithin(report.at)}
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
    )
  );
}

function FileButton({ dispositionId, file }: { dispositionId: string; file: DispositionReportFile }) {
  const { dispositionFileBlob } = useNaskah();
  const { download, isBusy } = useDownload();
  return (
    <button
      type="button"
      title={translate(dispositionMessages.downloadOf(file.fileName))}
      aria-busy={isBusy}
      onClick={() => download(() => dispositionFileBlob(dispositionId, file.id), file.fileName)}
    >
      <Paperclip size={15} strokeWidth={1.6} aria-hidden />
      <span>
        <span className="sr-only">{translate(commonMessages.download)} </span>
        {file.title}
      </span>
      <small>{formatSize(file.size)}</small>
    </button>
  );
}

import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import Trash2 from 'lucide-react/icons/trash-2';
import { type FormEvent, useId, useState } from 'react';
import { useNotify } from 'react-admin';
import { createColleagueReportVerbs } from '../../dataProvider/colleague-reports.ts';
import { useNaskah } from '../../dataProvider/index.ts';
import type { NewSubscription, ReportSubscription } from '../../domain/calls/reports.ts';
import { dataReportPage } from '../../domain/reports/data-report-page.ts';
import {
  type ReportFilter,
  type ReportFormat,
  type ReportFrequency,
  reportLabels,
  type SubscribedReport,
} from '../../domain/reports/report.ts';
import { reportFrequencies } from '../../domain/reports/report-words.ts';
import { choiceOf, optionsOf } from '../../lib/choice.ts';
import { translate } from '../../lib/language.ts';
import { resources } from '../../resources/index.ts';
import { useSigned } from '../shell/index.ts';
import { failureMessage } from '../ui/failures.ts';
import { InfoDialog } from '../ui/info-dialog.tsx';
import { useRequest } from '../ui/use-request.ts';
import { Choose } from './choose.tsx';
import { type Colleague, Colleagues } from './colleagues.tsx';
import { messages } from './messages.ts';

export type SubscriptionsProps = {
  report: SubscribedReport;
  /** Of a report on declared records. */
  data?: Record<string, string>;
  filters: Partial<Record<ReportFilter, string>>;
  onClose: () => void;
};

const formats: { value: ReportFormat; label: string }[] = [
  { value: 'pdf', label: 'PDF' },
  { value: 'xlsx', label: 'Excel (XLSX)' },
  { value: 'csv', label: 'CSV' },
];
const key = ['report', 'subscriptions'];

/** Has the report sent by mail, to oneself or to colleagues; lists and ends what is sent. */
export default function Subscriptions({ report, filters, data: asked, onClose }: SubscriptionsProps) {
  const form = useId();
  const notify = useNotify();
  const client = useQueryClient();
  const signed = useSigned();
  const { reportSubscriptions, subscribeToReport, cancelReportSubscription } = useNaskah();
  const [frequency, setFrequency] = useState<ReportFrequency>('monthly');
  const [format, setFormat] = useState<ReportFormat>('pdf');
  const { data, error } = useQuery({
    queryKey: key,
    queryFn: ({ signal }) => reportSubscriptions({ signal }),
  });
  const [isForOthers, setForOthers] = useState(false);
  const [colleagues, setColleagues] = useState<Colleague[]>([]);
  const [fault, setFault] = useState<string>();
  const { isPending, request } = useRequest();
  const { subscribeColleagues } = createColleagueReportVerbs(useNaskah());
  const change = async (run: () => Promise<unknown>, said: string, refused?: (failure: unknown) => void) => {
    if (!(await request(run, refused))) return false;
    notify(said, { type: 'success' });
    void client.invalidateQueries({ queryKey: key });
    return true;
  };
  const choose = (chosen: Colleague[]) => {
    setColleagues(chosen);
    setFault(undefined);
  };
  const askForColleagues = async (wanted: NewSubscription) => {
    const colleagueIds = colleagues.map(({ id }) => id);
    if (colleagueIds.length === 0) return setFault(translate(messages.colleaguesMissing));
    const isAsked = await change(
      () => subscribeColleagues({ ...wanted, colleagueIds }),
      translate(messages.willBeSent),
      (failure) => setFault(failureMessage(failure)),
    );
    if (isAsked) choose([]);
  };
  const ask = (event: FormEvent) => {
    event.preventDefault();
    event.stopPropagation();
    const wanted = { report, frequency, format, filters, ...(asked && { data: asked }) };
    if (isForOthers) return void askForColleagues(wanted);
    void change(() => subscribeToReport(wanted), translate(messages.willBeSent));
  };
  const stop = (id: string) => change(() => cancelReportSubscription(id), translate(messages.stopped));
  const count = Object.keys(filters).length;
  return (
    <InfoDialog
      title={translate(messages.askSend)}
      className="report-subscribe"
      main={
        <Button variant="contained" type="submit" form={form} loading={isPending}>
          {translate(messages.byMail)}
        </Button>
      }
      onClose={onClose}
    >
      <p>
        {translate(
          isForOthers
            ? messages.colleaguesText(labelOf({ report, data: asked }), count)
            : messages.subscribeText(
                labelOf({ report, data: asked }),
                signed.data?.user.email ?? translate(messages.yourAddress),
                count,
              ),
        )}
      </p>
      <form id={form} onSubmit={ask} className="report-subscribe-fields">
        <Choose
          label={translate(messages.when)}
          isRequired
          value={frequency}
          options={optionsOf(reportFrequencies)}
          onChange={(value) => setFrequency(value as ReportFrequency)}
        />
        <Choose
          label={translate(messages.attachment)}
          isRequired
          value={format}
          options={formats}
          onChange={(value) => setFormat(value as ReportFormat)}
        />
        <p className="report-hint">{translate(choiceOf(reportFrequencies, frequency)?.text)}</p>
        <Choose
          label={translate(messages.sendTo)}
          isRequired
          value={isForOthers ? 'others' : 'me'}
          options={[
            { value: 'me', label: translate(messages.toMe) },
            { value: 'others', label: translate(messages.toColleagues) },
          ]}
          onChange={(value) => setForOthers(value === 'others')}
        />
      </form>
      {isForOthers && (
        <Colleagues meId={signed.data?.user.id} chosen={colleagues} fault={fault} onChange={choose} />
      )}
      {error && <p role="alert">{translate(messages.othersFailed)}</p>}
      {data && data.length > 0 && (
        <>
          <h3>{translate(messages.yours)}</h3>
          <ul className="report-subscriptions">
            {data.map((one) => (
              <li key={one.id}>
                <span>
                  <b>{labelOf(one)}</b>
                  <small>{inWords(one)}</small>
                </span>
                <IconButton
                  aria-label={translate(messages.stopThis(labelOf(one), inWords(one)))}
                  title={translate(messages.stop)}
                  disabled={isPending}
                  onClick={() => stop(one.id)}
                >
                  <Trash2 size={18} strokeWidth={1.6} aria-hidden />
                </IconButton>
              </li>
            ))}
          </ul>
        </>
      )}
    </InfoDialog>
  );
}

function labelOf({
  report,
  data,
}: {
  report: SubscribedReport;
  data?: Record<string, string> | undefined;
}): string {
  if (report !== 'data') return translate(reportLabels[report]);
  const resource = resources.find(({ name }) => name === data?.resource);
  return [translate(dataReportPage.label), translate(resource?.label)].filter(Boolean).join(': ');
}

const inWords = (subscription: ReportSubscription): string => {
  const { frequency, format, filters, roleName, receiverName, askedByName } = subscription;
  const count = Object.keys(filters).length;
  return [
    receiverName && translate(messages.sentFor(receiverName)),
    translate(choiceOf(reportFrequencies, frequency)?.label),
    format.toUpperCase(),
    count > 0 && translate(messages.filterCount(count)),
    translate(messages.asRole(roleName)),
    askedByName && translate(messages.askedBy(askedByName)),
  ]
    .filter(Boolean)
    .join(' · ');
};

import type { ColleaguesSubscription, ReportCalls } from '../domain/calls/reports.ts';
import type { Http } from './http.ts';

/** Has a report sent to colleagues; loaded with the dialog that asks for it. */
export const createColleagueReportVerbs = ({ call }: Pick<Http, 'call'>) => ({
  subscribeColleagues: (body: ColleaguesSubscription) =>
    call<ReportCalls['subscribeColleagues']>('POST', '/report/api/Subscription/colleagues', { body }),
});

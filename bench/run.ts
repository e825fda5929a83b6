import { measureAuditLog } from './audit-log.ts';
import { measureDeclared } from './declared.ts';
import { measureDrafts } from './drafts.ts';
import { measureFeel } from './feel.ts';
import { measureImport } from './import.ts';
import { measureInbox } from './inbox.ts';
import { measureJobs } from './jobs.ts';
import { measureList } from './list.ts';
import { measureMaster } from './master.ts';
import { measureOcr } from './ocr.ts';
import { measurePages } from './pages.ts';
import { measurePaper } from './paper.ts';
import { report } from './report.ts';
import { measureReports } from './reports.ts';
import { measureRetention } from './retention.ts';
import { measureSearch } from './search.ts';
import { measureSigning } from './signing.ts';
import { measureStart } from './start.ts';

/**
 * `npm run bench [list|start|pages|master|import|inbox|reports|retention|search|ocr|jobs|drafts|
 * declared|paper|signing|audit|feel]`: ratios and
 * sizes measured in one run; each line names its baseline.
 */
const wanted = process.argv[2];
if (!wanted || wanted === 'list') report(await measureList());
if (!wanted || wanted === 'start') report(await measureStart());
if (!wanted || wanted === 'pages') report(await measurePages());
if (!wanted || wanted === 'master') report(await measureMaster(process.argv[3]));
if (!wanted || wanted === 'import') report(await measureImport());
if (!wanted || wanted === 'inbox') report(await measureInbox());
if (!wanted || wanted === 'reports') report(await measureReports());
if (!wanted || wanted === 'retention') report(await measureRetention());
if (!wanted || wanted === 'search') report(await measureSearch());
if (!wanted || wanted === 'ocr') report(await measureOcr());
if (!wanted || wanted === 'jobs') report(await measureJobs());
if (!wanted || wanted === 'drafts') report(await measureDrafts());
if (!wanted || wanted === 'declared') report(await measureDeclared());
if (!wanted || wanted === 'paper') report(await measurePaper());
if (!wanted || wanted === 'signing') report(await measureSigning());
if (!wanted || wanted === 'audit') report(await measureAuditLog());
if (!wanted || wanted === 'feel') report(await measureFeel(process.argv[3]));

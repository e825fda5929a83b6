import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

/** Filing (SPEC B4): the list and the page of filing units, and what is not filed. */
export const FilingList = lazy(() => import('./filing/filing-list.tsx'));
export const FilingUnitPage = lazy(() => import('./filing/filing-unit-page.tsx'));
export const UnfiledPage = lazy(() => import('./filing/unfiled-page.tsx'));
/** The dialog of the inbox. */
export const InboxFileDialog = lazyPart(() => import('./filing/inbox-file-dialog.tsx'));
/** Retention: what is due, proposals and one of them. */
export const RetentionPage = lazy(() => import('./retention/retention-page.tsx'));
export const ProposalPage = lazy(() => import('./retention/proposal-page.tsx'));
/** Archive items: their lists, depositing many files at once, one of them, and the paper that is lent. */
export const ArchiveList = lazy(() => import('./items/archive-list.tsx'));
export const UploadPage = lazy(() => import('./uploading/upload-page.tsx'));
export const ItemPage = lazy(() => import('./items/item-page.tsx'));
export const LoansPage = lazy(() => import('./items/loans-page.tsx'));
/** Requests to open items above Biasa. */
export const RequestsPage = lazy(() => import('./access/requests-page.tsx'));
export const RequestPage = lazy(() => import('./access/request-page.tsx'));

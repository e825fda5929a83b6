import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

/** Filing (SPEC B4): the list and the page of filing units, and what is not filed. */
export const FilingList = lazy(() => import('./filing/FilingList.tsx'));
export const FilingUnitPage = lazy(() => import('./filing/FilingUnitPage.tsx'));
export const UnfiledPage = lazy(() => import('./filing/UnfiledPage.tsx'));
/** The dialog of the inbox. */
export const InboxFileDialog = lazyPart(() => import('./filing/InboxFileDialog.tsx'));
/** Retention: what is due, proposals and one of them. */
export const RetentionPage = lazy(() => import('./retention/RetentionPage.tsx'));
export const ProposalPage = lazy(() => import('./retention/ProposalPage.tsx'));
/** Archive items: their lists, depositing many files at once, one of them, and the paper that is lent. */
export const ArchiveList = lazy(() => import('./items/ArchiveList.tsx'));
export const UploadPage = lazy(() => import('./uploading/UploadPage.tsx'));
export const ItemPage = lazy(() => import('./items/ItemPage.tsx'));
export const LoansPage = lazy(() => import('./items/LoansPage.tsx'));
/** Requests to open items above Biasa. */
export const RequestsPage = lazy(() => import('./access/RequestsPage.tsx'));
export const RequestPage = lazy(() => import('./access/RequestPage.tsx'));

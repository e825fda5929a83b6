import { lazy } from 'react';
import { lazyPart } from '../shell/index.ts';

/** Filing (SPEC B4): list and page of filing units, and unfiled items. */
export const FilingList = lazy(() => import('./filing/filing-list.tsx'));
export const FilingUnitPage = lazy(() => import('./filing/filing-unit-page.tsx'));
export const UnfiledPage = lazy(() => import('./filing/unfiled-page.tsx'));
/** The dialog of the inbox. */
export const InboxFileDialog = lazyPart(() => import('./filing/inbox-file-dialog.tsx'));
export const RetentionPage = lazy(() => import('./retention/retention-page.tsx'));
export const ProposalPage = lazy(() => import('./retention/proposal-page.tsx'));
export const ArchiveList = lazy(() => import('./items/archive-list.tsx'));
export const UploadPage = lazy(() => import('./uploading/upload-page.tsx'));
export const ItemPage = lazy(() => import('./items/item-page.tsx'));
export const LoansPage = lazy(() => import('./items/loans-page.tsx'));
/** Requests to open items above Biasa. */

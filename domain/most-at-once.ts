/** Most things one call takes: the server refuses more, screens select no more. */
export const mostRecordsAtOnce = 1000;
export const mostInboxItemsAtOnce = 100;
/** Letters whose outcomes a call answers with; more go into a batch. */
export const mostLettersAtOnce = 50;
export const mostLettersInBatch = 200;
export const mostFiledAtOnce = 500;
/** All that a picker shows (SPEC A5). */
export const mostPickerOptions = 150;
/** Recipients of one disposition or forwarding. */
export const mostRecipientsAtOnce = 50;
/** Parents whose branches one call opens. */
export const mostParentsAtOnce = 100;
/** Filing units on one proposal, and so in one document. */
export const mostUnitsProposed = 500;

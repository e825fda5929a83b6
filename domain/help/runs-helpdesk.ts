import { holds, mayBeGiven } from '../access/entry-rules.ts';
import type { Viewer } from '../access/viewer.ts';

/** Everybody's page; its privilege makes the helpdesk, which answers. */
export const helpdeskPath = '/helpdesk';

/** May a viewer see, answer and close all tickets (SPEC A2: nothing administrative for additional roles)? */
export const runsHelpdesk = (viewer: Viewer): boolean =>
  holds(viewer, helpdeskPath) && mayBeGiven(viewer, helpdeskPath);

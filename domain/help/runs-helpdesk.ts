import { holds, mayBeGiven } from '../access/entry-rules.ts';
import type { Viewer } from '../access/viewer.ts';

export const helpdeskPath = '/helpdesk';
/** Answers other users' tickets without managing users; user managers may as well. */
export const helpdeskPrivilege = {
  path: '/helpdesk/kelola',
  label: { id: 'Kelola helpdesk', en: 'Run the helpdesk' },
} as const;
/** Any of these makes an administrator of the helpdesk. */
export const helpdeskPrivileges = [helpdeskPrivilege.path, '/manajemen-user/user'] as const;

/** May a viewer see, answer and close all tickets (SPEC A2: nothing administrative for additional roles)? */
export const runsHelpdesk = (viewer: Viewer): boolean =>
  helpdeskPrivileges.some((path) => holds(viewer, path) && mayBeGiven(viewer, path));

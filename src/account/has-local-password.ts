import type { CurrentUser } from '../../authProvider/index.ts';

/** Local password, not the directory's: only that can be changed here (SPEC A2: isldap is 2). */
export const hasLocalPassword = (user: CurrentUser): boolean => Number(user.isldap) === 2;

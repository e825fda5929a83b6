import type { CurrentUser } from '../../authProvider/index.ts';

/** Only somebody whose password is ours, not the directory's, can change it here (SPEC A2: isldap is 2). */
export const hasLocalPassword = (user: CurrentUser): boolean => Number(user.isldap) === 2;

export { deskWords } from './acting.ts';
export { ChangePasswordPage, OtherEntryStrip, OwnCommands, ProfilePage } from './lazy.ts';
export { followTheme } from './theme-choice.ts';
export { UserMenu } from './user-menu.tsx';

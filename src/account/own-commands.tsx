import { useEffect } from 'react';
import { actsFor, orderRoles, type RoleEntry, roleLabel } from '../../authProvider/index.ts';
import { language, type Message, type Messages, translate } from '../../lib/language.ts';
import { type Signed, showStoredHere, useSignOut } from '../shell/index.ts';
import { absenceMessages } from './absence/messages.ts';
import { densities, useDensity } from './density.ts';
import { entryWords } from './entry-words.ts';
import { menuMessages } from './menu-messages.ts';
import { deviceMessages, messages } from './messages.ts';
import { type ThemeChoice, useThemeChoice } from './theme-choice.ts';
import { useChooseLanguage } from './use-choose-language.ts';
import { useSwitchRole } from './use-switch-role.ts';

/** What a person does with their own account and screen, as the palette offers it. */
export type OwnCommand = { id: string; words: string; hint?: string; also: string; icon: string } & (
  | { to: string }
  | { run: () => void }
);

const ownMessages = {
  look: (choice: Message): Message => ({ id: `Tampilan: ${choice.id}`, en: `Appearance: ${choice.en}` }),
  density: (choice: Message): Message => ({ id: `Kerapatan: ${choice.id}`, en: `Density: ${choice.en}` }),
  actAs: (role: string): Message => ({ id: `Bertindak sebagai ${role}`, en: `Act as ${role}` }),
  actFor: (official: string): Message => ({ id: `Bertindak untuk ${official}`, en: `Act for ${official}` }),
} satisfies Messages;

const themes = (): { value: ThemeChoice; label: Message; also: Message }[] => [
  { value: 'light', label: menuMessages.light, also: { id: 'tema terang mode siang', en: 'theme light' } },
  { value: 'dark', label: menuMessages.dark, also: { id: 'tema gelap mode malam', en: 'theme dark' } },
  { value: 'system', label: menuMessages.system, also: { id: 'tema otomatis', en: 'theme' } },
];

const parts = (): { id: string; label: Message; also: Message; icon: string }[] => [
  { id: 'jabatan', label: messages.roles, also: { id: 'peran', en: 'role posts' }, icon: 'shield-user' },
  {
    id: 'tidak-di-tempat',
    label: absenceMessages.announce,
    also: { id: 'cuti dinas luar libur absen delegasi', en: 'leave travel out of office delegation' },
    icon: 'user-round-pen',
  },
  {
    id: 'keamanan',
    label: messages.security,
    also: { id: '2fa dua langkah otp', en: 'two-step' },
    icon: 'lock-keyhole',
  },
  {
    id: 'perangkat',
    label: messages.devices,
    also: { id: 'sesi', en: 'session logout device' },
    icon: 'shield',
  },
  { id: 'token', label: messages.tokens, also: { id: 'kunci program', en: 'api key' }, icon: 'key-round' },
  {
    id: 'notifikasi',
    label: messages.notifications,
    also: { id: 'surel pemberitahuan', en: 'email' },
    icon: 'zap',
  },
  {
    id: 'bahasa',
    label: messages.settings,
    also: { id: 'bahasa tombol', en: 'language keys' },
    icon: 'settings',
  },
];

const languages = [
  { value: 'id', words: 'Bahasa Indonesia', also: { id: 'bahasa', en: 'language indonesian' } },
  { value: 'en', words: 'English', also: { id: 'bahasa inggris', en: 'language' } },
] as const;

/** What is typed is found in either language. */
const inBoth = ({ id, en }: Message): string => `${id} ${en}`;

type Props = { signed: Signed; onKnown: (commands: OwnCommand[]) => void };

/** Tells the palette these commands, and anew when one of their choices changes; shows nothing. */
export default function OwnCommands({ signed, onKnown }: Props) {
  const commands = useOwnCommands(signed);
  const question = commands.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands are new each time, and the same by their ids
  useEffect(() => onKnown(commands), [question, onKnown]);
  return null;
}

function actWords(entry: RoleEntry): string {
  const official = actsFor(entry);
  return translate(official ? ownMessages.actFor(official) : ownMessages.actAs(roleLabel(entry)));
}

function useOwnCommands({ user, role }: Signed): OwnCommand[] {
  const signOut = useSignOut();
  const switchTo = useSwitchRole();
  const [theme, setTheme] = useThemeChoice();
  const [density, setDensity] = useDensity();
  const chooseLanguage = useChooseLanguage();
  const roles = orderRoles(user.listRoles ?? [], role?.id).filter(({ id }) => id !== role?.id);
  const profile = translate(menuMessages.profile);
  return [
    ...parts().map(({ id, label, also, icon }) => ({
      ...{
        id: `own:${id}`,
        words: translate(label),
        hint: profile,
        also: `${inBoth(also)} ${profile}`,
        icon,
      },
      to: `/user#${id}`,
    })),
    ...themes()
      .filter(({ value }) => value !== theme)
      .map(({ value, label, also }) => ({
        ...{
          id: `theme:${value}`,
          words: translate(ownMessages.look(label)),
          also: inBoth(also),
          icon: 'settings',
        },
        run: () => setTheme(value),
      })),
    ...densities
      .filter(({ value }) => value !== density)
      .map(({ value, label }) => ({
        ...{ id: `density:${value}`, words: translate(ownMessages.density(label)), icon: 'list' },
        also: inBoth({ id: 'kepadatan baris', en: 'density rows' }),
        run: () => setDensity(value),
      })),
    ...languages
      .filter(({ value }) => value !== language())
      .map(({ value, words, also }) => ({
        ...{ id: `language:${value}`, words, also: inBoth(also), icon: 'settings' },
        run: () => void chooseLanguage(value),
      })),
    ...roles.map((entry) => ({
      ...{
        id: `role:${entry.id}`,
        words: actWords(entry),
        icon: 'shield-user',
      },
      ...{ hint: entryWords(entry), also: inBoth({ id: 'ganti peran', en: 'role switch' }) },
      run: () => void switchTo(entry.id),
    })),
    {
      ...{ id: 'own:stored', words: translate(deviceMessages.storedHere), icon: 'lock-keyhole' },
      also: inBoth({ id: 'luring offline tanpa jaringan konsep', en: 'offline drafts network' }),
      run: showStoredHere,
    },
    {
      id: 'own:tour',
      words: translate(menuMessages.tour),
      also: inBoth({ id: 'panduan', en: 'guide' }),
      icon: 'circle-question-mark',
      to: '/?tur',
    },
    {
      ...{ id: 'sign-out', words: translate(menuMessages.signOut), icon: 'log-out' },
      also: inBoth({ id: 'keluar', en: 'sign out log out logout' }),
      run: signOut,
    },
  ];
}

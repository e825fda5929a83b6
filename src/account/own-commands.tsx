import { useEffect } from 'react';
import { orderRoles, roleLabel } from '../../authProvider/index.ts';
import { language, type Message, type Messages, translate } from '../../lib/language.ts';
import { type Signed, useSignOut } from '../shell/index.ts';
import { densities, useDensity } from './density.ts';
import { entryWords } from './entry-words.ts';
import { menuMessages } from './menu-messages.ts';
import { messages } from './messages.ts';
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
} satisfies Messages;

const themes = (): { value: ThemeChoice; label: Message; also: string }[] => [
  { value: 'light', label: menuMessages.light, also: 'tema terang mode siang theme light' },
  { value: 'dark', label: menuMessages.dark, also: 'tema gelap mode malam theme dark' },
  { value: 'system', label: menuMessages.system, also: 'tema otomatis theme' },
];

const parts = (): { id: string; label: Message; also: string; icon: string }[] => [
  { id: 'jabatan', label: messages.roles, also: 'peran role posts', icon: 'shield-user' },
  { id: 'keamanan', label: messages.security, also: '2fa dua langkah otp two-step', icon: 'lock-keyhole' },
  { id: 'perangkat', label: messages.devices, also: 'sesi session logout device', icon: 'shield' },
  { id: 'token', label: messages.tokens, also: 'api key program', icon: 'key-round' },
  { id: 'notifikasi', label: messages.notifications, also: 'surel email pemberitahuan', icon: 'zap' },
  { id: 'bahasa', label: messages.settings, also: 'bahasa language tombol keys', icon: 'settings' },
];

const languages = [
  { value: 'id', words: 'Bahasa Indonesia', also: 'bahasa language indonesian' },
  { value: 'en', words: 'English', also: 'bahasa inggris language' },
] as const;

type Props = { signed: Signed; onKnown: (commands: OwnCommand[]) => void };

/** Tells the palette these commands, and anew when one of their choices changes; shows nothing. */
export default function OwnCommands({ signed, onKnown }: Props) {
  const commands = useOwnCommands(signed);
  const question = commands.map(({ id }) => id).join();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the commands are new each time, and the same by their ids
  useEffect(() => onKnown(commands), [question, onKnown]);
  return null;
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
      ...{ id: `own:${id}`, words: translate(label), hint: profile, also: `${also} ${profile}`, icon },
      to: `/user#${id}`,
    })),
    ...themes()
      .filter(({ value }) => value !== theme)
      .map(({ value, label, also }) => ({
        ...{ id: `theme:${value}`, words: translate(ownMessages.look(label)), also, icon: 'settings' },
        run: () => setTheme(value),
      })),
    ...densities
      .filter(({ value }) => value !== density)
      .map(({ value, label }) => ({
        ...{ id: `density:${value}`, words: translate(ownMessages.density(label)), icon: 'list' },
        also: 'kepadatan baris density rows',
        run: () => setDensity(value),
      })),
    ...languages
      .filter(({ value }) => value !== language())
      .map(({ value, words, also }) => ({
        ...{ id: `language:${value}`, words, also, icon: 'settings' },
        run: () => void chooseLanguage(value),
      })),
    ...roles.map((entry) => ({
      ...{
        id: `role:${entry.id}`,
        words: translate(ownMessages.actAs(roleLabel(entry))),
        icon: 'shield-user',
      },
      ...{ hint: entryWords(entry), also: 'ganti peran role switch' },
      run: () => void switchTo(entry.id),
    })),
    {
      id: 'own:tour',
      words: translate(menuMessages.tour),
      also: 'panduan guide',
      icon: 'circle-question-mark',
      to: '/?tur',
    },
    {
      ...{ id: 'sign-out', words: translate(menuMessages.signOut), icon: 'log-out' },
      also: 'logout keluar sign out log out',
      run: signOut,
    },
  ];
}

import type { Message, Messages } from '../../lib/language.ts';

export const menuMessages = {
  light: { id: 'Terang', en: 'Light' },
  dark: { id: 'Gelap', en: 'Dark' },
  system: { id: 'Ikuti sistem', en: 'Follow the system' },
  faq: { id: 'Tanya jawab', en: 'Questions and answers' },
  tour: { id: 'Lihat tur', en: 'Take the tour' },
  actAs: { id: 'Bertindak sebagai', en: 'Act as' },
  tasks: (count: string): Message => ({
    id: `${count} tugas`,
    en: count === '1' ? '1 task' : `${count} tasks`,
  }),
  tasksElsewhere: {
    id: 'Ada tugas di peran Anda yang lain',
    en: 'Tasks are waiting in another of your roles',
  },
  look: { id: 'Tampilan', en: 'Appearance' },
  density: { id: 'Kerapatan', en: 'Density' },
  help: { id: 'Bantuan', en: 'Help' },
  profile: { id: 'Profil', en: 'Profile' },
  password: { id: 'Ganti kata sandi', en: 'Change password' },
  signOut: { id: 'Keluar', en: 'Sign out' },
  active: { id: 'aktif', en: 'active' },
} satisfies Messages;

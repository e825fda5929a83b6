import type { PickersLocaleText } from '@mui/x-date-pickers/locales';
import { language } from '../../../lib/language.ts';

/**
 * Props of the calendar's LocalizationProvider by page language; weeks start on Monday in both. The package has no
 * Indonesian; English is its default.
 */
export const datesByLanguage = (): { adapterLocale: string; localeText?: Partial<PickersLocaleText> } =>
  language() === 'en' ? { adapterLocale: 'en-gb' } : { adapterLocale: 'id', localeText: indonesian };

const indonesian: Partial<PickersLocaleText> = {
  previousMonth: 'Bulan sebelumnya',
  nextMonth: 'Bulan berikutnya',
  openPreviousView: 'Buka tampilan sebelumnya',
  openNextView: 'Buka tampilan berikutnya',
  calendarViewSwitchingButtonAriaLabel: (view) =>
    view === 'year' ? 'Pilihan tahun terbuka, ganti ke kalender' : 'Kalender terbuka, ganti ke pilihan tahun',
  cancelButtonLabel: 'Batal',
  clearButtonLabel: 'Kosongkan',
  okButtonLabel: 'Pilih',
  todayButtonLabel: 'Hari ini',
  nextStepButtonLabel: 'Berikutnya',
  datePickerToolbarTitle: 'Pilih tanggal',
  dateTableLabel: 'Pilih tanggal',
  calendarWeekNumberHeaderLabel: 'Nomor pekan',
  calendarWeekNumberAriaLabelText: (number) => `Pekan ${number}`,
  selectViewText: (view) => `Pilih ${views[view] ?? view}`,
  openDatePickerDialogue: (day) => (day ? `Ganti tanggal, sekarang ${day}` : 'Pilih tanggal'),
  fieldClearLabel: 'Kosongkan',
  fieldDayPlaceholder: () => 'HH',
  fieldMonthPlaceholder: () => 'BB',
  fieldYearPlaceholder: () => 'TTTT',
  day: 'Hari',
  month: 'Bulan',
  year: 'Tahun',
  weekDay: 'Hari dalam pekan',
  empty: 'Kosong',
};

const views: Record<string, string> = { day: 'hari', month: 'bulan', year: 'tahun' };

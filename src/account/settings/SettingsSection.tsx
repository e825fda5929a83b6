import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Languages from 'lucide-react/icons/languages';
import { Suspense, useState } from 'react';
import { useLocaleState, useNotify } from 'react-admin';
import { useNaskah } from '../../../dataProvider/index.ts';
import type { Language } from '../../../resources/account.ts';
import { SubscriptionDialog } from '../../calendar/index.ts';
import { useSay } from '../../views/parts.ts';
import { Row } from '../parts/Row.tsx';
import { useSending } from '../parts/use-sending.ts';
import { useRefreshSigned } from '../use-refresh-signed.ts';
import { settingWords as said } from '../words.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;
const names: [Language, string][] = [
  ['id', 'Indonesia'],
  ['en', 'English'],
];

/** The language of the interface, and the address of the calendar for other programs. */
export default function SettingsSection() {
  const say = useSay();
  const notify = useNotify();
  const { setLanguage } = useNaskah();
  const [locale, setLocale] = useLocaleState();
  const refresh = useRefreshSigned();
  const { failure, send } = useSending();
  const [isOpen, setOpen] = useState(false);
  const choose = async (language: Language) => {
    if (!(await send(() => setLanguage(language)))) return;
    await refresh();
    setLocale(language);
    notify(say(said.saved), { type: 'success' });
  };
  return (
    <>
      <div className="account-rows">
        <Row
          icon={<Languages {...icon} />}
          title={say(said.language)}
          text={failure || say(said.languageText)}
          action={
            <ToggleButtonGroup
              exclusive
              value={locale === 'en' ? 'en' : 'id'}
              aria-label={say(said.language)}
              onChange={(_, language: Language | null) => language && void choose(language)}
            >
              {names.map(([value, name]) => (
                <ToggleButton key={value} value={value} lang={value}>
                  {name}
                </ToggleButton>
              ))}
            </ToggleButtonGroup>
          }
        />
        <Row
          icon={<CalendarDays {...icon} />}
          title={say(said.calendar)}
          text={say(said.calendarText)}
          action={<Button onClick={() => setOpen(true)}>{say(said.openCalendar)}</Button>}
        />
      </div>
      <Suspense>{isOpen && <SubscriptionDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

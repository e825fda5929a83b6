import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import { Suspense, useState } from 'react';
import { type Language, say, language as spoken } from '../../../lib/language.ts';
import { SubscriptionDialog } from '../../calendar/index.ts';
import { useKeysOff } from '../../shell/index.ts';
import { Row } from '../parts/row.tsx';
import { useChooseLanguage } from '../use-choose-language.ts';
import { settingWords as said } from '../words.ts';

const icon = { size: 18, strokeWidth: 1.6, 'aria-hidden': true } as const;
const names: [Language, string][] = [
  ['id', 'Indonesia'],
  ['en', 'English'],
];

export default function SettingsSection() {
  const chooseLanguage = useChooseLanguage();
  const [isOpen, setOpen] = useState(false);
  const [keysOff, setKeysOff] = useKeysOff();
  return (
    <>
      <div className="account-rows">
        <Row
          icon={<Languages {...icon} />}
          title={say(said.language)}
          text={say(said.languageText)}
          action={
            <ToggleButtonGroup
              exclusive
              value={spoken()}
              aria-label={say(said.language)}
              onChange={(_, language: Language | null) => language && void chooseLanguage(language)}
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
        <Row
          icon={<Keyboard {...icon} />}
          title={say(said.keys)}
          text={say(said.keysText)}
          action={
            <ToggleButtonGroup
              exclusive
              value={keysOff ? 'off' : 'on'}
              aria-label={say(said.keys)}
              onChange={(_, choice: 'on' | 'off' | null) => choice && setKeysOff(choice === 'off')}
            >
              <ToggleButton value="on">{say(said.keysOn)}</ToggleButton>
              <ToggleButton value="off">{say(said.keysOff)}</ToggleButton>
            </ToggleButtonGroup>
          }
        />
      </div>
      <Suspense>{isOpen && <SubscriptionDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

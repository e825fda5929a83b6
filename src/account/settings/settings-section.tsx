import Button from '@mui/material/Button';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import CalendarDays from 'lucide-react/icons/calendar-days';
import Keyboard from 'lucide-react/icons/keyboard';
import Languages from 'lucide-react/icons/languages';
import { Suspense, useState } from 'react';
import { type Language, language as spoken, translate } from '../../../lib/language.ts';
import { SubscriptionDialog } from '../../calendar/index.ts';
import { useKeysOff } from '../../shell/index.ts';
import { settingMessages as said } from '../messages.ts';
import { Row } from '../parts/row.tsx';
import { useChooseLanguage } from '../use-choose-language.ts';

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
          title={translate(said.language)}
          text={translate(said.languageText)}
          action={
            <ToggleButtonGroup
              exclusive
              value={spoken()}
              aria-label={translate(said.language)}
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
          title={translate(said.calendar)}
          text={translate(said.calendarText)}
          action={<Button onClick={() => setOpen(true)}>{translate(said.openCalendar)}</Button>}
        />
        <Row
          icon={<Keyboard {...icon} />}
          title={translate(said.keys)}
          text={translate(said.keysText)}
          action={
            <ToggleButtonGroup
              exclusive
              value={keysOff ? 'off' : 'on'}
              aria-label={translate(said.keys)}
              onChange={(_, choice: 'on' | 'off' | null) => choice && setKeysOff(choice === 'off')}
            >
              <ToggleButton value="on">{translate(said.keysOn)}</ToggleButton>
              <ToggleButton value="off">{translate(said.keysOff)}</ToggleButton>
            </ToggleButtonGroup>
          }
        />
      </div>
      <Suspense>{isOpen && <SubscriptionDialog onClose={() => setOpen(false)} />}</Suspense>
    </>
  );
}

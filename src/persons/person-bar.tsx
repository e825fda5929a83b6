import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import Mail from 'lucide-react/icons/mail';
import { type ReactNode, useRef } from 'react';
import { translate } from '../../lib/language.ts';
import { personForm } from '../../resources/manajemen-user/person-form.ts';
import { useIsPhone, useLine } from '../shell/index.ts';
import { commonMessages } from '../ui/messages.ts';
import { MoreMenu } from '../ui/more-menu.tsx';
import { Bar, type BarProps, Keys, SaveProblem, useSaveKeys } from '../views/parts.ts';
import { personMessages as said } from './messages.ts';

type Props = BarProps & {
  /** The first button's words, by whether it invites. */
  label: string;
  isInviting: boolean;
  /** Saves without inviting; absent where nobody would be invited. */
  onSaveOnly?: (() => void) | undefined;
  hasAgain: boolean;
  /** Above the buttons, where the panel has no room beside the form. */
  line?: ReactNode;
};

export function PersonBar({
  saving,
  onCancel,
  onSave,
  label,
  isInviting,
  onSaveOnly,
  hasAgain,
  line,
}: Props) {
  const bar = useRef<HTMLDivElement>(null);
  const isPhone = useIsPhone();
  const isOnline = useLine() !== 'offline';
  useSaveKeys(bar, onSave, hasAgain);
  return (
    <Whole ref={bar}>
      {line}
      <SaveProblem resource={personForm} />
      {!isPhone && <Keys>{translate(hasAgain ? said.shortcut : said.shortcutOnce)}</Keys>}
      {isPhone ? (
        <More onCancel={onCancel} onSaveOnly={onSaveOnly} />
      ) : (
        <>
          <Button variant="text" color="inherit" onClick={onCancel}>
            {translate(commonMessages.cancel)}
          </Button>
          {onSaveOnly && (
            <Button variant="outlined" color="inherit" disabled={saving || !isOnline} onClick={onSaveOnly}>
              {translate(said.saveOnly)}
            </Button>
          )}
        </>
      )}
      <Button
        variant="contained"
        type="submit"
        loading={saving}
        loadingPosition="start"
        disabled={!isOnline}
        title={isOnline ? undefined : translate(said.offline)}
        startIcon={isInviting && <Mail size={16} strokeWidth={1.8} aria-hidden />}
        className={isPhone ? 'whole' : ''}
        onClick={(event) => {
          event.preventDefault();
          onSave(false);
        }}
      >
        {label}
      </Button>
    </Whole>
  );
}

function More({ onCancel, onSaveOnly }: Pick<Props, 'onCancel' | 'onSaveOnly'>) {
  return (
    <MoreMenu
      label={translate(said.more)}
      className="more"
      items={[
        ...(onSaveOnly ? [{ label: translate(said.saveOnly), act: onSaveOnly }] : []),
        { label: translate(commonMessages.cancel), act: onCancel },
      ]}
    />
  );
}

const Whole = styled(Bar)({
  '& .whole': { flex: 1, minHeight: 44 },
  '& .more': { width: 44, height: 44, border: '1px solid var(--line-2)', borderRadius: 8 },
  // The button takes what the problem leaves.
  '&:has(.whole) > [role=status]:empty': { display: 'none' },
});

import { styled } from '@mui/material/styles';
import { useController } from 'react-hook-form';
import { translate } from '../../lib/language.ts';
import { Segments } from '../views/parts.ts';
import { personMessages as said } from './messages.ts';
import type { Looked } from './person-values.ts';

type Props = { looked: Looked; isInvited: boolean; id: string };

/** How the person signs in; the directory is offered once there is one. */
export function WayInput({ looked, isInvited, id }: Props) {
  const { field } = useController({ name: 'isldap' });
  const ways = [
    { value: '2', label: isInvited ? said.byInvitation : said.byPassword, isClosed: false },
    {
      value: '1',
      label: said.byDirectory,
      isClosed: !looked.isDirectoryConnected && field.value !== '1',
    },
  ];
  const hint = () => {
    if (field.value === '1') return looked.isDirectoryConnected ? said.directoryHelp : said.noDirectory;
    return looked.hasMailServer ? said.invitationHelp : said.linkHelp;
  };
  return (
    <div data-field="isldap">
      <Segments role="radiogroup" aria-labelledby={id} aria-describedby={`${id}-help`}>
        {ways.map(({ value, label, isClosed }) => (
          <label key={value}>
            <input
              type="radio"
              name={`${id}-way`}
              value={value}
              checked={field.value === value}
              disabled={isClosed}
              onChange={() => field.onChange(value)}
              onBlur={field.onBlur}
            />
            <span>{translate(label)}</span>
          </label>
        ))}
      </Segments>
      <Hint id={`${id}-help`}>
        {(isInvited || field.value === '1') && <span>{translate(hint())}</span>}
        {!looked.isDirectoryConnected && field.value !== '1' && <span>{translate(said.noDirectory)}</span>}
      </Hint>
    </div>
  );
}

const Hint = styled('p')({
  margin: '6px 0 0',
  fontSize: '0.75rem',
  lineHeight: '16px',
  color: 'var(--ink-3)',
  '& > span': { display: 'block' },
});

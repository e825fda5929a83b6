import Button from '@mui/material/Button';
import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { styled } from '@mui/material/styles';
import Rows3 from 'lucide-react/icons/rows-3';
import { useState } from 'react';
import { translate } from '../../../lib/language.ts';
import type { Resource } from '../../../resources/declare.ts';
import { isByMonth } from '../../../resources/views/figures.ts';
import { groupMessages } from './messages.ts';
import { useGrouping } from './use-grouping.ts';

/** Chooses by what the list is grouped. */
export default function GroupButton({ resource }: { resource: Resource }) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [by, group] = useGrouping(resource);
  const field = by ? resource.fields[by] : undefined;
  const choose = (name: string | undefined) => {
    setAnchor(null);
    group(name);
  };
  return (
    <>
      <Opener
        variant="text"
        color="inherit"
        aria-haspopup="menu"
        aria-expanded={anchor ? 'true' : undefined}
        startIcon={<Rows3 size={15} strokeWidth={1.6} aria-hidden />}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        {translate(field ? groupMessages.by(field.label) : groupMessages.group)}
      </Opener>
      {anchor && (
        <Menu
          open
          anchorEl={anchor}
          onClose={() => setAnchor(null)}
          anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
          transformOrigin={{ vertical: 'top', horizontal: 'right' }}
          slotProps={{ list: { 'aria-label': translate(groupMessages.group) } }}
        >
          <MenuItem selected={!by} onClick={() => choose(undefined)}>
            {translate(groupMessages.none)}
          </MenuItem>
          {(resource.groups ?? []).map((name) => {
            const each = resource.fields[name];
            return (
              each && (
                <MenuItem key={name} selected={name === by} onClick={() => choose(name)}>
                  {translate(each.label)} {isByMonth(each) && translate(groupMessages.month)}
                </MenuItem>
              )
            );
          })}
        </Menu>
      )}
    </>
  );
}

/** On a phone it stands below the order, as a line of its own. */
const Opener = styled(Button)({
  '@media (max-width: 599.95px)': { alignSelf: 'flex-start', margin: '-4px 0 -8px -8px', padding: '0 8px' },
});

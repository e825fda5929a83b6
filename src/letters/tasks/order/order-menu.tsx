import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { say } from '../../../../lib/language.ts';
import { orderNames, type TaskOrder, taskOrders } from './task-order.ts';
import { orderWords } from './words.ts';

type Props = {
  order: TaskOrder;
  onOrder: (order: TaskOrder) => void;
  anchor: HTMLElement | null;
  onClose: () => void;
};

/** The orders there are, the one in use ticked. */
function OrderMenu({ order, onOrder, anchor, onClose }: Props) {
  return (
    <Menu
      open
      anchorEl={anchor}
      onClose={onClose}
      slotProps={{ list: { 'aria-label': say(orderWords.order) } }}
    >
      {taskOrders.map((offered) => (
        <MenuItem
          key={offered}
          role="menuitemradio"
          aria-checked={offered === order}
          selected={offered === order}
          onClick={() => {
            onClose();
            onOrder(offered);
          }}
        >
          {say(orderNames[offered])}
        </MenuItem>
      ))}
    </Menu>
  );
}

export default OrderMenu;

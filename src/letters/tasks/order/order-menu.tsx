import Menu from '@mui/material/Menu';
import MenuItem from '@mui/material/MenuItem';
import { translate } from '../../../../lib/language.ts';
import { orderMessages } from './messages.ts';
import { orderNames, type TaskOrder, taskOrders } from './task-order.ts';

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
      slotProps={{ list: { 'aria-label': translate(orderMessages.order) } }}
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
          {translate(orderNames[offered])}
        </MenuItem>
      ))}
    </Menu>
  );
}

export default OrderMenu;

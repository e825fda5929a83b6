import type { ItemInstance } from '@headless-tree/core';
import { translate } from '../../../lib/language.ts';
import { treeMessages } from './messages.ts';
import { perPage } from './use-branches.ts';

type Props = {
  item: ItemInstance<string>;
  kind: 'more' | 'failed';
  left: number;
  step: number;
  onOpen: () => void;
};

export function TreeLine({ item, kind, left, step, onOpen }: Props) {
  const label = translate(
    kind === 'failed' ? treeMessages.failed : treeMessages.more(Math.min(perPage, left)),
  );
  const given = item.getProps();
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: keys are the tree's own (use-tree-keys.ts)
    <div
      {...given}
      role="treeitem"
      tabIndex={given.tabIndex}
      draggable={false}
      aria-label={label}
      aria-selected={false}
      onFocus={() => {
        if (!item.isFocused()) item.setFocused();
      }}
      onClick={onOpen}
    >
      <span className="guides" style={{ width: item.getItemMeta().level * step }} />
      <button type="button" className="act" tabIndex={-1} onMouseDown={(event) => event.preventDefault()}>
        {label}
      </button>
    </div>
  );
}

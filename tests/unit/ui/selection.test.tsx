// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { SelectBox } from '../../../src/ui/select-box.tsx';
import { toggled, useSelection } from '../../../src/ui/use-selection.ts';

const ids = ['a', 'b', 'c', 'd', 'e'];
const toggling = (before: string[], id: string, from: string | null = null, max = 100) => [
  ...toggled(new Set(before), ids, id, from, max),
];

describe('toggling a row', () => {
  it('touches it alone, or all rows since the last one in both directions', () => {
    expect(toggling([], 'a')).toEqual(['a']);
    expect(toggling(['a'], 'a')).toEqual([]);
    expect(toggling(['b', 'elsewhere'], 'd', 'b')).toEqual(['b', 'elsewhere', 'c', 'd']);
    expect(toggling(['d'], 'b', 'd').sort()).toEqual(['b', 'c', 'd']);
  });

  it('clears a range whose end is selected already', () => {
    expect(toggling(['a', 'b', 'c', 'd'], 'd', 'b')).toEqual(['a']);
  });

  it('ignores rows that have left the list', () => {
    expect(toggling(['a'], 'gone')).toEqual(['a']);
    expect(toggling([], 'c', 'gone')).toEqual(['c']);
  });

  it('stops at what one call takes', () => {
    expect(toggling(['a'], 'e', 'a', 3)).toEqual(['a', 'b', 'c']);
  });
});

const rowsOf = (names: string[]) => names.map((id) => ({ id }));
const List = ({ names, max = 100 }: { names: string[]; max?: number }) => {
  const { chosen, possible, isAll, has, toggle, toggleAll, drop } = useSelection(rowsOf(names), max);
  return (
    <>
      <SelectBox label="all" isChosen={isAll} onToggle={toggleAll} />
      {names.map((id) => (
        <SelectBox key={id} label={id} isChosen={has(id)} onToggle={(isRange) => toggle(id, isRange)} />
      ))}
      <button type="button" onClick={() => drop(['b'])}>
        drop
      </button>
      <output>{`${chosen.map(({ id }) => id).join('')} of ${possible}`}</output>
    </>
  );
};
const box = (name: string) => screen.getByRole('checkbox', { name });
const shown = () => screen.getByRole('status').textContent;

describe('a selection', () => {
  afterEach(cleanup);

  it('takes a range with Shift, and loses rows that leave the list', async () => {
    const { rerender } = render(<List names={ids} />);
    const user = userEvent.setup();
    await user.click(box('b'));
    await user.keyboard('{Shift>}');
    await user.click(box('d'));
    await user.keyboard('{/Shift}');
    expect(shown()).toBe('bcd of 5');
    rerender(<List names={['a', 'd', 'e']} />);
    expect(shown()).toBe('d of 3');
  });

  it('takes all that one call takes, and none again', async () => {
    render(<List names={ids} max={3} />);
    await userEvent.click(box('all'));
    expect(shown()).toBe('abc of 3');
    await userEvent.click(box('e'));
    expect(shown()).toBe('abc of 3');
    await userEvent.click(screen.getByRole('button'));
    expect(shown()).toBe('ac of 3');
    await userEvent.click(box('all'));
    await userEvent.click(box('all'));
    expect(shown()).toBe(' of 3');
  });
});

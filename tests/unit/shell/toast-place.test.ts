// @vitest-environment happy-dom
import { expect, test, vi } from 'vitest';
import { clearPlace, giveWay } from '../../../src/shell/toasts/give-way.ts';

const view = { width: 1440, height: 900 };
const toast = { width: 340, height: 46 };
const box = (left: number, top: number, width: number, height: number) => ({
  ...{ left, top, right: left + width, bottom: top + height },
});

test('a toast stands top right where nothing is', () => {
  expect(clearPlace(toast, view, [])).toEqual({ left: 1080, top: 3 });
});

test('beside the buttons of the top bar, or below them where there is no room beside', () => {
  const buttons = [box(1050, 8, 370, 36)];
  const beside = clearPlace(toast, view, buttons);
  expect(beside.top).toBe(3);
  expect(beside.left + toast.width).toBeLessThanOrEqual(1050);
  const below = clearPlace(toast, { width: 390, height: 844 }, [box(0, 8, 390, 36)]);
  expect(below.top).toBeGreaterThanOrEqual(44);
});

test('where everything is full, it lies where it covers least', () => {
  const { top } = clearPlace(toast, { width: 360, height: 200 }, [box(0, 0, 360, 150)]);
  expect(top).toBeGreaterThan(140);
});

test('while something is pressed a toast stays where it is, and never comes between a finger and its click', () => {
  vi.useFakeTimers();
  document.body.innerHTML = '<div class="toasts"><p>1 data dikembalikan</p></div>';
  const [toasts] = document.getElementsByClassName('toasts') as unknown as HTMLElement[];
  const widen = vi.spyOn(window, 'innerWidth', 'get').mockReturnValue(1440);
  const stop = giveWay();
  expect(toasts?.style.left).toBe('1420px');
  widen.mockReturnValue(390);
  for (const type of ['pointerdown', 'pointerup', 'focusin']) dispatchEvent(new Event(type));
  expect(toasts?.style.left).toBe('1420px');
  dispatchEvent(new Event('click'));
  vi.advanceTimersByTime(1);
  expect(toasts?.style.left).toBe('370px');
  // A finger that scrolls has no click.
  widen.mockReturnValue(1440);
  for (const type of ['pointerdown', 'pointerup']) dispatchEvent(new Event(type));
  vi.advanceTimersByTime(300);
  expect(toasts?.style.left).toBe('1420px');
  stop();
  vi.useRealTimers();
});

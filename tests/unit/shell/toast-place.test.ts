import { expect, test } from 'vitest';
import { clearPlace } from '../../../src/shell/toasts/give-way.ts';

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

// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StepBody } from '../../../../src/letters/wizard/frame/step-body.tsx';

it('a step begins at its top, and stays where one is while it is the same', () => {
  const { rerender } = render(<StepBody view="detail-naskah">Detail</StepBody>);
  const body = screen.getByText('Detail').closest('.scrolls-fields') as HTMLElement;
  body.scrollTop = 143;
  rerender(<StepBody view="detail-naskah">Detail, diubah</StepBody>);
  expect(body.scrollTop).toBe(143);
  rerender(<StepBody view="formulir-naskah">Formulir</StepBody>);
  expect(body.scrollTop).toBe(0);
});

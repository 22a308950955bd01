// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

/** A form that knows what was typed by the time anybody can press something in it. */
function SampleForm(): ReactNode {
  const typed = useRef('');
  const [known, setKnown] = useState('');
  useLayoutEffect(() => setKnown(typed.current), []);
  return (
    <>
      <TextField label="Email" onChange={(value) => void (typed.current = value)} />
      <output>{known}</output>
    </>
  );
}

test('what was typed before hydration is handed over before the next event', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SampleForm />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.value = 'typed@example.com';
  render(<SampleForm />, { container, hydrate: true });
  expect(field.value).toBe('typed@example.com');
  expect(screen.getByRole('status').textContent).toBe('typed@example.com');
});

// @vitest-environment jsdom
import { render, screen } from '@testing-library/react';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { renderToString } from 'react-dom/server';
import { expect, test } from 'vitest';
import { TextField } from './TextField.tsx';

/** A form that shows the text that it received before the user can press anything. */
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

test('passes text that was typed before hydration to the parent before the next event', () => {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(<SampleForm />);
  const field = screen.getByLabelText<HTMLInputElement>('Email');
  field.value = 'typed@example.com';
  render(<SampleForm />, { container, hydrate: true });
  expect(field.value).toBe('typed@example.com');
  expect(screen.getByRole('status').textContent).toBe('typed@example.com');
});

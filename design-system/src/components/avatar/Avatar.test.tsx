// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { Avatar, initials } from './Avatar.tsx';

afterEach(cleanup);

test.each([
  ['Sample Learner', 'SL'],
  ['Sample Q. Company', 'SC'],
  ['learner', 'L'],
  ['  élève  ', 'É'],
  ['(Sample) Company', 'SC'],
  ['', '?'],
])('%j becomes %s', (name, expected) => expect(initials(name)).toBe(expected));

test('shows the initials if the image fails to load, and tries a new image', {
  tags: ['leader-initials'],
}, () => {
  const { container, rerender } = render(<Avatar name="Sample Learner" src="/missing.png" />);
  fireEvent.error(container.querySelector('img')!);
  expect(screen.getByText('SL')).toBeTruthy();
  rerender(<Avatar name="Sample Learner" src="/other.png" />);
  expect(container.querySelector('img')?.getAttribute('src')).toBe('/other.png');
});

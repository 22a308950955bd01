import { describe, expect, it } from 'vitest';
import { isEmployersAddress } from './hr-address.ts';

describe('an HR address', () => {
  it.each([
    ['hr@example.com', true],
    ['hr@gmail.com', false],
    ['worker@example.com', false],
    ['Worker@Example.COM', false],
    ['worker+hr@example.com', false],
    ['former@example.org', false],
  ])('%s can be the employer’s: %o', (address, isEmployers) => {
    expect(isEmployersAddress(address, ['worker+courses@example.com', 'former@example.org'])).toBe(
      isEmployers,
    );
  });
});

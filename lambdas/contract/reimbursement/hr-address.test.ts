import { describe, expect, it } from 'vitest';
import { isEmployersAddress, isFreeMail } from './hr-address.ts';

describe('an HR address', () => {
  it.each([
    'hr@gmail.com',
    'HR@GMail.Com',
    'hr@yahoo.co.uk',
    'hr@outlook.de',
    'hr@hotmail.com.br',
    'hr@proton.me',
    'hr@privaterelay.appleid.com',
    'hr@anything.mailinator.com',
  ])('%s is at a free mail host', (address) => {
    expect(isFreeMail(address)).toBe(true);
    expect(isEmployersAddress(address, [])).toBe(false);
  });

  it.each(['hr@example.com', 'hr@gmail.example.com', 'hr@outlook-partners.com', 'hr@notgmail.com'])(
    '%s is not',
    (address) => {
      expect(isFreeMail(address)).toBe(false);
    },
  );

  it.each([
    ['hr@example.com', true],
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

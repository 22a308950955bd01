import { describe, expect, it } from 'vitest';
import { isFreeMail } from './free-mail.ts';

describe('an address', () => {
  it.each([
    'hr@gmail.com',
    'HR@GMail.Com',
    'hr@yahoo.co.uk',
    'hr@outlook.de',
    'hr@hotmail.com.br',
    'hr@proton.me',
    'hr@privaterelay.appleid.com',
    'hr@anything.mailinator.com',
    'gmail.com',
  ])('%s is at a free mail host', (address) => {
    expect(isFreeMail(address)).toBe(true);
  });

  it.each(['hr@example.com', 'hr@gmail.example.com', 'hr@outlook-partners.com', 'hr@notgmail.com'])(
    '%s is not',
    (address) => {
      expect(isFreeMail(address)).toBe(false);
    },
  );
});

import { describe, expect, it } from 'vitest';
import { challengeRecord, checkJoinLink, domainMessages, readDomain } from './domain-rules.ts';

const long = `${'a'.repeat(60)}.${'b'.repeat(60)}.${'c'.repeat(60)}.${'d'.repeat(40)}.com`;

describe('a typed domain', () => {
  it.each([
    ['example.com', 'example.com'],
    ['  Example.COM. ', 'example.com'],
    ['@example.com', 'example.com'],
    ['sub.example.co.uk', 'sub.example.co.uk'],
    ['exämple.com', 'xn--exmple-cua.com'],
    ['xn--exmple-cua.com', 'xn--exmple-cua.com'],
    ['BÜCHER.example。', 'xn--bcher-kva.example'],
    ['例え.テスト', 'xn--r8jz45g.xn--zckzah'],
    ['ｅｘａｍｐｌｅ.com', 'example.com'],
    ['\u200Bexample.com\u200B', 'example.com'],
    ['1-800.example.com', '1-800.example.com'],
    ['notgmail.com', 'notgmail.com'],
    ['gmail.example.com', 'gmail.example.com'],
    [long.slice(1), long.slice(1)],
  ])('%s is %s', (typed, domain) => {
    expect(readDomain(typed)).toEqual({ domain });
  });

  it.each([
    ['', domainMessages.missing],
    [' . ', domainMessages.missing],
    ['ann@example.com', domainMessages.address],
    ['https://example.com/', domainMessages.onlyDomain],
    ['example.com/about', domainMessages.onlyDomain],
    ['example.com:8080', domainMessages.onlyDomain],
    ['localhost', domainMessages.invalid],
    ['com', domainMessages.invalid],
    ['exa mple.com', domainMessages.invalid],
    ['example..com', domainMessages.invalid],
    ['-example.com', domainMessages.invalid],
    ['_dmarc.example.com', domainMessages.invalid],
    ['*.example.com', domainMessages.invalid],
    ['%65xample.com', domainMessages.invalid],
    ['127.0.0.1', domainMessages.invalid],
    ['0x7f.1', domainMessages.invalid],
    ['[::1]', domainMessages.onlyDomain],
    [`${'a'.repeat(64)}.com`, domainMessages.invalid],
    [`a${long}`, domainMessages.tooLong],
    ['gmail.com', domainMessages.publicMail],
    ['Yahoo.co.uk', domainMessages.publicMail],
    ['team.gmail.com', domainMessages.publicMail],
    ['mailinator.com', domainMessages.publicMail],
  ])('%s is refused: %s', (typed, problem) => {
    expect(readDomain(typed)).toEqual({ problem });
  });

  it('leaves room for the name of its record', () => {
    expect(challengeRecord(long.slice(1), 'random')).toEqual({
      name: `_redwhiteandcode-challenge.${long.slice(1)}`,
      value: 'redwhiteandcode-verification=random',
    });
    expect(`_redwhiteandcode-challenge.${long.slice(1)}`.length).toBeLessThanOrEqual(253);
  });
});

describe('the form of a join link', () => {
  const check = checkJoinLink({ seats: 10, today: '2026-12-01' });
  it.each([
    [{ limit: '', last_day: '' }, undefined],
    [{ limit: '10', last_day: '2026-12-01' }, undefined],
    [{ limit: '0', last_day: '' }, 'limit'],
    [{ limit: '1.5', last_day: '' }, 'limit'],
    [{ limit: 'ten', last_day: '' }, 'limit'],
    [{ limit: '11', last_day: '' }, 'limit'],
    [{ limit: '', last_day: '2026-11-30' }, 'last_day'],
    [{ limit: '', last_day: '2026-02-30' }, 'last_day'],
  ])('%o has a problem in %s', (values, field) => {
    expect(Object.entries(check(values) ?? {}).find(([, message]) => message !== undefined)?.[0]).toBe(field);
  });
});

import { describe, expect, it } from 'vitest';
import { brandLine, companyLine, phoneLink, readBank, readCompany } from './company.ts';
import { support } from './support.ts';

const configured = {
  SELLER_NAME: 'Example Learning, Inc.',
  SELLER_EIN: '12-3456789',
  SELLER_ADDRESS: '1 Example Street| Springfield, IL 62701',
  SUPPORT_PHONE: '(217) 555-0100',
};

describe('the company', () => {
  it('is a sample that says so where none is configured, and nobody can call it', () => {
    const { legalName, address, ein, phone, ...others } = readCompany({ SELLER_NAME: '' });
    for (const fact of [legalName, address.at(-1), ein, phone]) expect(fact).toMatch(/\(sample\)$/);
    expect(others).toEqual({ hours: support.hours, isSample: true });
    expect(phoneLink(readCompany({}))).toBeUndefined();
  });

  it('has the facts of the variables', () => {
    const company = readCompany({ ...configured, SUPPORT_HOURS: '8-12 America/Los_Angeles' });
    expect(company).toEqual({
      legalName: 'Example Learning, Inc.',
      ein: '12-3456789',
      address: ['1 Example Street', 'Springfield, IL 62701'],
      phone: '(217) 555-0100',
      hours: { text: 'Monday-Friday 8 AM-12 PM PST', opens: 8, closes: 12, timeZone: 'America/Los_Angeles' },
      isSample: false,
    });
    expect(companyLine(company)).toBe('Example Learning, Inc., 1 Example Street, Springfield, IL 62701');
    expect(phoneLink(company)).toBe('tel:+12175550100');
  });

  it('links the brand to the legal name, unless they are the same', () => {
    expect(brandLine(readCompany(configured))).toBe(
      'Red White and Code is a brand of Example Learning, Inc.',
    );
    expect(brandLine(readCompany({}))).toBe(
      'Red White and Code is a brand of Sample Company, Inc. (sample).',
    );
    expect(brandLine({ legalName: support.sender })).toBeUndefined();
  });

  it('computes the text of the default hours', () => {
    expect(readCompany({ SUPPORT_HOURS: '9-18 America/New_York' }).hours).toEqual(support.hours);
  });

  it.each([
    [
      { SELLER_NAME: 'Example Learning, Inc.' },
      /SELLER_EIN and SELLER_ADDRESS and SUPPORT_PHONE are missing/,
    ],
    [{ ...configured, SELLER_NAME: ' ' }, /SELLER_NAME is missing/],
    [{ ...configured, SELLER_EIN: '123456789' }, /SELLER_EIN must be an EIN/],
    [{ ...configured, SELLER_ADDRESS: '1 Example Street' }, /SELLER_ADDRESS must be lines/],
    [{ ...configured, SELLER_ADDRESS: '1 Example Street||Springfield' }, /SELLER_ADDRESS must be lines/],
    [{ ...configured, SUPPORT_PHONE: '555 0100' }, /SUPPORT_PHONE must be a US number/],
    [{ SUPPORT_HOURS: '9-5 America/New_York' }, /SUPPORT_HOURS must be/],
    [{ SUPPORT_HOURS: '9-25 America/New_York' }, /SUPPORT_HOURS must be/],
    [{ SUPPORT_HOURS: '9-18 Mars/Olympus' }, /SUPPORT_HOURS must be/],
    [{ SUPPORT_HOURS: 'always' }, /SUPPORT_HOURS must be/],
  ])('is refused with %j', (variables, message) => {
    expect(() => readCompany(variables)).toThrow(message);
  });
});

describe('the bank account on invoices', () => {
  it('is a marked sample for a sample company, and absent for a company that names none', () => {
    expect(readBank({})?.account).toContain('(sample)');
    expect(readBank(configured)).toBeNull();
  });

  it('is read from SELLER_BANK, whose routing number is checked', () => {
    const SELLER_BANK = 'Example Bank | 011000015 | 0001234567';
    expect(readBank({ ...configured, SELLER_BANK })).toEqual({
      name: 'Example Bank',
      routing: '011000015',
      account: '0001234567',
    });
  });

  it.each(['Example Bank', 'Example Bank|011000016|0001234567', '|011000015|0001234567', 'B|011000015|12'])(
    'refuses %j',
    (SELLER_BANK) => {
      expect(() => readBank({ ...configured, SELLER_BANK })).toThrow(/SELLER_BANK must be a bank/);
    },
  );
});

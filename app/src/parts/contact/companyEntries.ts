import { icons } from '@redwhiteandcode/design-system';
import { phoneLink } from '@redwhiteandcode/contract/deployment/company.ts';
import { contactCopy as copy } from './contactCopy.ts';
import { companyFacts } from '../help/supportCopy.ts';

const { legalName, address, ein, phone } = companyFacts;

/** The company's telephone number, as a link if it can be called. */
export const phoneEntry = {
  icon: icons.phone,
  label: copy.phone,
  lines: [phone],
  href: phoneLink(companyFacts),
};

/** The company's name, postal address and EIN. */
export const companyEntries = [
  { icon: icons.buildingComplex, label: copy.company, lines: [legalName, ...address] },
  { icon: icons.landmark, label: copy.ein, lines: [ein] },
];

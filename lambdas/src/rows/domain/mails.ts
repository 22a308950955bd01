import { domainTerms } from '@redwhiteandcode/contract/company/domain-rules.ts';
import { environment } from '../../platform/environment.ts';
import type { Mail } from '../../platform/mail.ts';

interface DomainFacts {
  to: string;
  company: { id: string; company_name: string };
  domain: string;
}

const roomOf = ({ company }: DomainFacts) => ({
  label: 'Open the domains',
  href: `${environment().siteUrl}/company/${company.id}/domains`,
  isMain: true,
});

const whyOf = ({ company }: DomainFacts): string =>
  `You are receiving this email because you are an owner of ${company.company_name}.`;

/** Makes the email that tells an owner that a domain is no longer proven. */
export const endedMail = (facts: DomainFacts): Mail => ({
  to: facts.to,
  subject: `${facts.domain} is no longer proven`,
  why: whyOf(facts),
  parts: [
    `We have not found the DNS record of ${facts.domain} for ${domainTerms.missingDays} days, so the domain no longer counts as proven for ${facts.company.company_name}. Its join link has stopped working. The people who joined keep their seats.`,
    'To prove the domain again, add the record that the page shows, and check it there.',
    roomOf(facts),
  ],
});

/** Makes the email that tells an owner what we decided about a domain that they asked us to approve. */
export const decidedMail = (facts: DomainFacts, isApproved: boolean): Mail => ({
  to: facts.to,
  subject: isApproved ? `We approved ${facts.domain}` : `We did not approve ${facts.domain}`,
  why: whyOf(facts),
  parts: [
    isApproved
      ? `${facts.domain} now counts as proven for ${facts.company.company_name}. You can make a join link for it.`
      : `We could not approve ${facts.domain} for ${facts.company.company_name}. You can still prove it with a DNS record.`,
    roomOf(facts),
  ],
});

/** Makes the email that tells us that a company waits for the approval of a domain. */
export const requestedMail = ({ to, company, domain }: DomainFacts): Mail => ({
  to,
  subject: `Domain to approve: ${domain}`,
  parts: [
    `An owner of ${company.company_name} with a confirmed address at ${domain} asks us to approve the domain. Anyone who is approved can let every address at the domain join, so check that the domain belongs to the company.`,
    {
      label: 'Open the account',
      href: `${environment().siteUrl}/admin/corporate-accounts/${company.id}`,
      isMain: true,
    },
  ],
});

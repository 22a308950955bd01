import { ContactInformation, icons, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactCopy as copy } from '../../parts/contact/contactCopy.ts';
import { businessHours, supportEmail } from '../../parts/help/supportCopy.ts';
import { companyEntries, phoneEntry } from '../../parts/contact/companyEntries.ts';

export interface InformationProps {
  /** The business hours in the visitor's time zone; undefined if they are the same. */
  localHours: string | undefined;
}

/** The company's contact details, business hours, postal address and EIN. */
export function Information({ localHours }: InformationProps): ReactNode {
  return (
    <ContactInformation
      contacts={[
        { icon: icons.mail, label: copy.email, lines: [supportEmail], href: `mailto:${supportEmail}` },
        phoneEntry,
        { icon: icons.clock, label: copy.hours, lines: [businessHours.text] },
        ...(localHours ? [{ icon: icons.mapPin, label: copy.localHours, lines: [localHours] }] : []),
        { icon: icons.messageCircle, label: copy.responseTime, lines: [copy.responseTimeText] },
        ...companyEntries,
      ]}
      note={
        <>
          {copy.quickAnswer} <Link href="/help">{copy.quickAnswerLink}</Link>. {copy.w9}{' '}
          <Link href="/contact?topic=w9">{copy.w9Link}</Link>.
        </>
      }
    />
  );
}

import { ContactInformation, icons, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactWords as words } from '../../copy/contact.ts';
import { businessHours, supportEmail } from '../../copy/support.ts';

export interface InformationProps {
  /** The business hours on the visitor's clock; undefined where they read the same. */
  localHours: string | undefined;
}

/** How and when the company can be reached. */
export function Information({ localHours }: InformationProps): ReactNode {
  return (
    <ContactInformation
      contacts={[
        { icon: icons.mail, label: words.email, lines: [supportEmail], href: `mailto:${supportEmail}` },
        { icon: icons.clock, label: words.hours, lines: [businessHours.text] },
        ...(localHours ? [{ icon: icons.mapPin, label: words.localHours, lines: [localHours] }] : []),
        { icon: icons.messageCircle, label: words.answers, lines: [words.answersText] },
      ]}
      note={
        <>
          {words.quickAnswer} <Link href="/help">{words.quickAnswerLink}</Link>.
        </>
      }
    />
  );
}

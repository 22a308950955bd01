import { ContactInformation, icons, Link } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactWords as words } from '../copy/contact.ts';
import { businessHours, supportEmail } from '../copy/support.ts';
import { useLocalHours } from '../help/useLocalHours.ts';

/** Where and when people can be reached, also on the visitor's own clock. */
export default function Information(): ReactNode {
  const localHours = useLocalHours();
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

import {
  Card,
  ContactForm,
  ContactInformation,
  Grid,
  icons,
  Link,
  PageHeader,
  Section,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { knownValues } from '../contact/knownValues.ts';
import { sendMessage } from '../contact/sendMessage.ts';
import { contactWords as words } from '../copy/contact.ts';
import { businessHours, supportEmail } from '../copy/support.ts';
import { useLocalHours } from '../help/useLocalHours.ts';
import { pageMeta } from '../metadata/pageMeta.ts';
import { useSession } from '../session/session.ts';

export const meta = () =>
  pageMeta({
    title: 'Contact',
    description:
      'Ask for a demo, about seats for your company, or about your own course: we respond within 24 business hours.',
    keywords: ['contact', 'AI training demo', 'corporate AI training', 'support'],
    path: '/contact',
  });

export default function ContactRoute(): ReactNode {
  const known = knownValues(useSession());
  return (
    <>
      <PageHeader title={words.title} lead={words.lead} />
      <Section>
        <Grid minColumnWidth={400} gap={48}>
          <Card padding="lg">
            <ContactForm onSubmit={sendMessage} defaultValues={known} isOutcomeAnnounced={false} />
          </Card>
          <Information />
        </Grid>
      </Section>
    </>
  );
}

function Information(): ReactNode {
  const localHours = useLocalHours();
  return (
    <ContactInformation
      contacts={[
        { icon: icons.mail, label: words.email, lines: [supportEmail], href: `mailto:${supportEmail}` },
        {
          icon: icons.clock,
          label: words.hours,
          lines: [businessHours.text, ...(localHours ? [words.inYourTime(localHours)] : [])],
        },
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

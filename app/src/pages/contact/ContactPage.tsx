import {
  Alert,
  Card,
  ContactForm,
  type ContactFormProps,
  ContactInformation,
  Grid,
  icons,
  Link,
  PageHeader,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactCopy as copy } from '../../parts/contact/contactCopy.ts';
import { businessHours, supportEmail } from '../../parts/help/supportCopy.ts';
import { companyEntries, phoneEntry } from '../../parts/contact/companyEntries.ts';

export interface ContactPageProps extends Pick<ContactFormProps, 'validate' | 'onSubmit' | 'defaultValues'> {
  /** What the message is about, shown above the form. */
  note?: string | undefined;
  /** The business hours in the visitor's time zone; undefined if they are the same. */
  localHours: string | undefined;
}

/** The contact page: the form and the contact details. */
export function ContactPage({ note, localHours, ...form }: ContactPageProps): ReactNode {
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Section>
        <Grid minColumnWidth={400} gap={48}>
          <Card padding="lg">
            <Stack gap={24}>
              {note && <Alert tone="info">{note}</Alert>}
              <ContactForm {...form} failureTitle={copy.failed.title} />
            </Stack>
          </Card>
          <Stack>
            <Information localHours={localHours} />
          </Stack>
        </Grid>
      </Section>
    </>
  );
}

/** The company's contact details, business hours, postal address and EIN. */
function Information({ localHours }: Pick<ContactPageProps, 'localHours'>): ReactNode {
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

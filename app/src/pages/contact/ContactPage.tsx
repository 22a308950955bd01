import {
  Alert,
  Card,
  ContactForm,
  type ContactFormProps,
  Grid,
  PageHeader,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactCopy as copy } from '../../parts/contact/contactCopy.ts';

export interface ContactPageProps extends Pick<ContactFormProps, 'validate' | 'onSubmit' | 'defaultValues'> {
  /** What the message is about, shown above the form. */
  note?: string | undefined;
  /** A slot for `Information`. */
  information: ReactNode;
}

/** The contact page: the form and the contact details. */
export function ContactPage({ note, information, ...form }: ContactPageProps): ReactNode {
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
          <Stack>{information}</Stack>
        </Grid>
      </Section>
    </>
  );
}

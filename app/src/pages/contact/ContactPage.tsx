import {
  Card,
  ContactForm,
  type ContactFormProps,
  Grid,
  PageHeader,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { contactCopy as copy } from '../../copy/contact.ts';

export interface ContactPageProps extends Pick<ContactFormProps, 'validate' | 'onSubmit' | 'defaultValues'> {
  /** A slot for `Information`. */
  information: ReactNode;
}

/** The contact page: the form and the contact details. */
export function ContactPage({ information, ...form }: ContactPageProps): ReactNode {
  return (
    <>
      <PageHeader title={copy.title} lead={copy.lead} />
      <Section>
        <Grid minColumnWidth={400} gap={48}>
          <Card padding="lg">
            <ContactForm {...form} isOutcomeAnnounced={false} />
          </Card>
          <Stack>{information}</Stack>
        </Grid>
      </Section>
    </>
  );
}

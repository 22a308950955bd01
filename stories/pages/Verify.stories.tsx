import {
  CertificateLookup,
  type CertificateLookupState,
  CertificateSearch,
  Disclosure,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { certificate } from '../samples/pages/course.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;

interface VerifyPageProps {
  number?: string;
  lookup: CertificateLookupState;
}

/** The public lookup with one of its answers. */
function VerifyPage({ number, lookup }: VerifyPageProps): ReactNode {
  return (
    <PageFrame path="/verify">
      <Section
        headingLevel={1}
        width="sm"
        title="Verify a Certificate"
        description="Enter the number from a certificate to see whose it is, for which course, and whether it is valid."
      >
        <Stack gap={32}>
          <CertificateSearch
            defaultValue={number}
            onSearch={ignore}
            isSearching={lookup.status === 'verifying'}
          />
          <CertificateLookup
            lookup={lookup}
            certificateNumber={number}
            shareHref="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com"
            onRetry={ignore}
          />
          <Disclosure title="Where is the number?">
            It stands on the certificate and on the learner’s dashboard: RWC, the year, and eight letters and
            digits. The letters O, I and L are read as the digits 0, 1 and 1.
          </Disclosure>
        </Stack>
      </Section>
    </PageFrame>
  );
}

const number = certificate.certificate_number;

const meta = {
  title: 'Pages/Verify a certificate',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /verify */
export const Idle: Story = { render: () => <VerifyPage lookup={{ status: 'idle' }} /> };

/** /verify/{certificateNumber} while it is looked up */
export const Verifying: Story = {
  render: () => <VerifyPage number={number} lookup={{ status: 'verifying' }} />,
};

/** /verify/{certificateNumber} of a valid certificate */
export const Found: Story = {
  render: () => <VerifyPage number={number} lookup={{ status: 'found', certificate }} />,
};

/** /verify/{certificateNumber} of one that was taken back */
export const Revoked: Story = {
  render: () => (
    <VerifyPage
      number={number}
      lookup={{
        status: 'found',
        certificate: { ...certificate, status: 'revoked', revoked_at: '2025-04-02' },
      }}
    />
  ),
};

/** /verify/{certificateNumber} that nobody has */
export const NotFound: Story = {
  render: () => <VerifyPage number="RWC-2025-00000000" lookup={{ status: 'notFound' }} />,
};

/** /verify/{certificateNumber} when the lookup fails */
export const Failed: Story = {
  render: () => <VerifyPage number={number} lookup={{ status: 'failed' }} />,
};

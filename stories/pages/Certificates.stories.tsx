import {
  CertificateDownloads,
  CertificateList,
  type CertificateListProps,
  CertificateLookup,
  CertificateSearch,
  CertificateSheet,
  QrCode,
  Section,
  Stack,
} from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { certificate } from '../samples/pages/course.ts';
import { certificates } from '../samples/pages/learner.ts';
import { PageFrame } from '../samples/PageFrame.tsx';

const ignore = (): void => undefined;
const number = certificate.certificate_number;

/** A learner's own certificates. */
function CertificatesPage(props: Partial<CertificateListProps>): ReactNode {
  return (
    <PageFrame viewer="learner" path="/certificates">
      <Section
        headingLevel={1}
        width="md"
        title="My Certificates"
        description="One for each course you have completed. Anyone can verify it by its number."
      >
        <CertificateList
          verifyHref={({ certificate_number }) => `/verify/${certificate_number}`}
          renderActions={(_certificate, titleId) => (
            <CertificateDownloads onDownload={ignore} aria-describedby={titleId} />
          )}
          {...props}
        />
      </Section>
    </PageFrame>
  );
}

const meta = {
  title: 'Pages/Certificates',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /certificates */
export const List: Story = { render: () => <CertificatesPage certificates={certificates} /> };

/** /certificates before the first one */
export const Empty: Story = { render: () => <CertificatesPage certificates={[]} /> };

/** /certificates while they are on their way */
export const Loading: Story = { render: () => <CertificatesPage /> };

/** /certificates when they could not be loaded */
export const Failed: Story = {
  render: () => <CertificatesPage error="Check your connection and try again." onRetry={ignore} />,
};

/** /verify/{certificateNumber} found by its owner: downloads, and the certificate itself below */
export const FoundAsOwner: Story = {
  render: () => (
    <PageFrame viewer="learner" path="/verify">
      <Section
        headingLevel={1}
        width="md"
        title="Verify a Certificate"
        description="Enter the number from a certificate to see whose it is, for which course, and whether it is valid."
      >
        <Stack gap={48}>
          <CertificateSearch defaultValue={number} onSearch={ignore} />
          <CertificateLookup
            lookup={{ status: 'found', certificate }}
            certificateNumber={number}
            shareHref="https://www.linkedin.com/sharing/share-offsite/?url=https%3A%2F%2Fexample.com"
            actions={<CertificateDownloads onDownload={ignore} />}
          />
          <CertificateSheet
            certificate={certificate}
            headingLevel={2}
            verifyAddress={`example.com/verify/${number}`}
            qrCode={
              <QrCode
                value={`https://example.com/verify/${number}`}
                label="Verify this certificate"
                size="sm"
              />
            }
          />
        </Stack>
      </Section>
    </PageFrame>
  ),
};

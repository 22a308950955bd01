import { LegalDocument } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { privacy, terms } from '../samples/pages/legal.tsx';
import { PageFrame } from '../samples/PageFrame.tsx';

const meta = {
  title: 'Pages/Legal',
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '800px' } } },
} satisfies Meta;
export default meta;

type Story = StoryObj<typeof meta>;

/** /privacy */
export const Privacy: Story = {
  render: () => (
    <PageFrame path="/privacy">
      <LegalDocument
        title="Privacy policy"
        lead="What we know about you, what for, and what you can ask of us."
        lastUpdated="January 2025"
        sections={privacy}
      />
    </PageFrame>
  ),
};

/** /terms */
export const Terms: Story = {
  render: () => (
    <PageFrame path="/terms">
      <LegalDocument
        title="Terms of service"
        lead="What you can expect of us, and what we expect of you."
        lastUpdated="January 2025"
        sections={terms}
      />
    </PageFrame>
  ),
};

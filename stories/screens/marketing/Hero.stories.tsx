import { ButtonLink, Hero, TaxDisclaimer } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Screens/Marketing/Hero',
  component: Hero,
  args: {
    title: 'Learn AI. Your employer may pay.',
    description: 'Sample courses for working people, which an employer’s education plan may reimburse.',
  },
  argTypes: { actions: { control: false }, note: { control: false } },
  parameters: { layout: 'fullscreen' },
} satisfies Meta<typeof Hero>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Default: Story = {};

/** With everything it can hold; one of the buttons is red. */
export const Complete: Story = {
  args: {
    eyebrow: '// sample eyebrow',
    actions: (
      <>
        <ButtonLink href="/auth" variant="accent" size="lg">
          Get Started
        </ButtonLink>
        <ButtonLink href="/#programs" variant="neutral" size="lg">
          See Programs
        </ButtonLink>
      </>
    ),
    note: <TaxDisclaimer />,
    stats: [
      { value: '$5,250', label: 'sample yearly limit' },
      { value: '8 weeks', label: 'sample length' },
      { value: '14', label: 'sample courses' },
    ],
  },
};

export const WithoutIllustration: Story = { args: { isIllustrated: false } };

export const LongText: Story = {
  args: { eyebrow: longTitle, title: longTitle, description: longText, note: longText },
};

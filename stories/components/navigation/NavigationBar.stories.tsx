import { NavigationBar, Section, Text } from '@redwhiteandcode/design-system';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { fn } from 'storybook/test';
import { accountLinks, mainLinks } from '../../samples/navigation.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = {
  title: 'Components/Navigation/NavigationBar',
  component: NavigationBar,
  args: { links: mainLinks, currentPath: '/about' },
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
} satisfies Meta<typeof NavigationBar>;
export default meta;

type Story = StoryObj<typeof meta>;

/** A visitor sees the way in. */
export const Default: Story = {};

export const SignedIn: Story = { args: { account: { links: accountLinks, onSignOut: fn() } } };

export const SigningOut: Story = {
  args: { account: { links: accountLinks, onSignOut: fn(), isSigningOut: true } },
};

/** Links and actions fold into a menu. */
export const Narrow: Story = { globals: { viewport: { value: 'mobile1' } } };

/** The account's menu; where the bar is narrow, the one menu that holds everything. */
export const MenuOpen: Story = {
  args: { account: { links: accountLinks, onSignOut: fn() } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Account|Menu)$/ }));
  },
};

/** The bar stays at the top while the page scrolls. */
export const AboveContent: Story = {
  render: (args) => (
    <>
      <NavigationBar {...args} />
      {['First', 'Second', 'Third', 'Fourth'].map((part) => (
        <Section key={part} title={`${part} sample section`}>
          <Text>{longText}</Text>
        </Section>
      ))}
    </>
  ),
};

export const LongText: Story = {
  args: {
    links: [...mainLinks, { label: 'Continuing professional education', href: '/long' }],
    account: { label: longTitle, links: accountLinks, onSignOut: fn() },
  },
};

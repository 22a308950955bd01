import { NavigationBar, type NavigationLink, Section, Text } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import type { Usage } from '../../.storybook/usage.ts';
import { longText, longTitle } from '../../samples/text.ts';

const mainLinks: readonly NavigationLink[] = [
  { label: 'Programs', href: '/#programs' },
  { label: 'For Employers', href: '/corporate' },
  { label: 'About', href: '/about' },
];

const accountLinks: readonly NavigationLink[] = [
  { label: 'Dashboard', href: '/dashboard' },
  { label: 'Account', href: '/account' },
];

const usage: Usage = {
  status: 'stable',
  use: ['Once, at the top of every public page.'],
  avoid: [
    { when: 'an area has many pages of its own', instead: 'Components/Navigation/Sidebar' },
    { when: 'it divides one page', instead: 'Components/Navigation/Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links, the theme and the account.', test: 'OpensAndCloses' },
    { keys: 'Enter, Space', does: 'On a button: opens or closes its menu.', test: 'OpensAndCloses' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to its button.', test: 'OpensAndCloses' },
  ],
  accessibility: [
    'It is the page’s banner with a navigation named Main; the page’s own link is marked as current, by a line too.',
    'Leaving a menu or pressing elsewhere closes it; Sign Out closes it and leaves focus on its button.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/NavigationBar',
  component: NavigationBar,
  args: { links: mainLinks, currentPath: '/about' },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
});

const low = { docs: { story: { height: '96px' } } };

/** A visitor sees the way in. */
export const Default = meta.story({
  parameters: { controls: { include: ['links', 'account', 'guestLinks', 'currentPath', 'homeHref'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'nav > a', side: 'bottom', name: 'Logo', text: 'leads to the home page' },
    { selector: 'nav li a', side: 'bottom', name: 'Main link', text: 'three to five of one or two words' },
    {
      selector: '[aria-current]',
      side: 'bottom',
      name: 'Current page',
      text: 'marked by a line, not by color only',
    },
    {
      selector: '[data-component="ThemeMenu"]',
      side: 'bottom',
      name: 'Theme',
      text: 'light, dark, or as the device',
    },
    {
      selector: '[data-component="AccountMenu"]',
      side: 'bottom',
      name: 'Account',
      text: 'for signed-in people; visitors see “Sign In” and “Get Started”. A narrow bar has one menu for all',
    },
  ]),
  args: { account: { links: accountLinks, onSignOut: fn() } },
});

export const SignedIn = meta.story({ args: { account: { links: accountLinks, onSignOut: fn() } } });

/** Links and actions fold into a menu. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The account's menu; where the bar is narrow, the one menu that holds everything. */
export const MenuOpen = meta.story({
  args: { account: { links: accountLinks, onSignOut: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Account|Menu)$/ }));
  },
});

/** The bar stays at the top while the page scrolls. */
export const AboveContent = meta.story({
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
});

export const LongText = meta.story({
  args: {
    links: [...mainLinks, { label: 'Continuing professional education', href: '/long' }],
    account: { label: longTitle, links: accountLinks, onSignOut: fn() },
  },
});

export const OpensAndCloses = meta.story({
  args: { account: { links: accountLinks, onSignOut: fn() } },
  play: async ({ canvas, args, step }) => {
    const button = canvas.getByRole('button', { name: /^(Account|Menu)$/ });
    await step('Enter opens the menu, Escape closes it and returns focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
    await step('Space opens it, Sign Out closes it and leaves focus on the button', async () => {
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
      await expect(args.account?.onSignOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toHaveFocus();
    });
  },
});

/** The page’s link is marked by a line, in the bar and in the narrow page’s menu. */
export const CurrentPage = meta.story({
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (menu) await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
});

/** Few links, and one button that leads in. */
export const FewLinks = meta.story({ tags: ['do'], parameters: low });

/** Nine links of equal weight: nobody reads the fifth. */
export const ManyLinks = meta.story({
  tags: ['dont'],
  parameters: low,
  args: {
    links: ['Courses', 'Tracks', 'Pricing', 'Employers', 'Stories', 'Press', 'Events', 'Careers', 'Help'].map(
      (label) => ({ label, href: `/${label.toLowerCase()}` }),
    ),
  },
});

/** The bar of a signed-in person; a page has one bar, so its other states are the stories above. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  args: { account: { links: accountLinks, onSignOut: fn() } },
});

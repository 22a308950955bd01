import { NavigationBar, type NavigationLink, PageMenu, Section, Text } from '@redwhiteandcode/design-system';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
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
    { when: 'An area has many pages.', instead: 'Components/Navigation/Sidebar' },
    { when: 'It divides a single page.', instead: 'Components/Navigation/Tabs' },
  ],
  keyboard: [
    { keys: 'Tab', does: 'Moves through the links, the theme, and the account.', test: 'OpensAndCloses' },
    { keys: 'Enter, Space', does: 'On a button, opens or closes its menu.', test: 'OpensAndCloses' },
    { keys: 'Escape', does: 'Closes the menu and returns focus to its button.', test: 'OpensAndCloses' },
  ],
  accessibility: [
    'It is the banner of the page with a navigation landmark named “Main”. The link to the current page is marked, also with a line.',
    'A menu closes when focus leaves it or the user presses elsewhere. Sign Out closes it and returns focus to its button.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/NavigationBar',
  component: NavigationBar,
  args: { links: mainLinks, currentPath: '/about' },
  parameters: { usage, layout: 'fullscreen', docs: { story: { inline: false, height: '320px' } } },
});

const low = { docs: { story: { height: '96px' } } };

/** Visitors see the buttons to sign in and to sign up. */
export const Default = meta.story({
  parameters: { controls: { include: ['links', 'account', 'guestLinks', 'currentPath', 'homeHref'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'nav > a', side: 'bottom', name: 'Logo', text: 'links to the home page' },
    {
      selector: 'nav li a',
      side: 'bottom',
      name: 'Main link',
      text: 'three to five links of one or two words',
    },
    {
      selector: '[aria-current]',
      side: 'bottom',
      name: 'Current page',
      text: 'marked with a line, not only with color',
    },
    {
      selector: '[data-component="ThemeMenu"]',
      side: 'bottom',
      name: 'Theme',
      text: 'light, dark, or the device’s setting',
    },
    {
      selector: '[data-component="AccountMenu"]',
      side: 'bottom',
      name: 'Account',
      text: 'for signed-in users; visitors see “Sign In” and “Get Started”. A narrow bar has one menu for everything, and a bar of medium width has it too',
    },
  ]),
  args: { account: { links: accountLinks, onSignOut: fn() } },
});

export const SignedIn = meta.story({ args: { account: { links: accountLinks, onSignOut: fn() } } });

/** In a narrow bar, links and actions are in a menu. */
export const Narrow = meta.story({ globals: { viewport: { value: 'phone' } } });

/** The account menu. In a narrow bar, it is the menu with all links and actions. */
export const MenuOpen = meta.story({
  args: { account: { links: accountLinks, onSignOut: fn() } },
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^(Account|Menu)$/ }));
  },
});

/** The bar stays at the top when the page scrolls. */
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
    await step('Enter opens the menu, and Escape closes it and returns focus', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      await expect(canvas.getByRole('link', { name: 'Dashboard' })).toBeVisible();
      await userEvent.tab();
      await userEvent.keyboard('{Escape}');
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toHaveFocus();
    });
    await step('Space opens it, and Sign Out closes it and leaves focus on the button', async () => {
      await userEvent.keyboard(' ');
      await userEvent.click(canvas.getByRole('button', { name: 'Sign Out' }));
      await expect(args.account?.onSignOut).toHaveBeenCalledOnce();
      await waitFor(() => expect(button).toHaveAttribute('aria-expanded', 'false'));
      await expect(button).toHaveFocus();
    });
  },
});

/** A line marks the link to the current page, in the bar and in the menu of a narrow bar. */
export const CurrentPage = meta.story({
  play: async ({ canvas }) => {
    const menu = canvas.queryByRole('button', { name: 'Menu' });
    if (menu) await userEvent.click(menu);
    await expect(canvas.getByRole('link', { name: 'About' })).toHaveAttribute('aria-current', 'page');
  },
});

/** On a long page, a menu of its sections replaces the page's link. */
export const SectionsOfThePage = meta.story({
  args: {
    links: [{ label: 'Home', href: '/' }, ...mainLinks],
    currentPath: '/',
    pageMenu: ({ isList, onPress }) => (
      <PageMenu
        label={isList ? 'On This Page' : 'Home'}
        links={[
          { label: 'Benefits', href: '/#benefits' },
          { label: 'FAQ', href: '/#faq' },
        ]}
        isList={isList}
        onPress={onPress}
      />
    ),
  },
  play: async ({ canvas }) => {
    const button = canvas.getByRole('button', { name: /^(Home|Menu)$/ });
    button.focus();
    await userEvent.keyboard('{Enter}');
    await expect(canvas.getByRole('link', { name: 'Benefits' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(button).toHaveFocus();
  },
});

/** A few links and one button to sign up. */
export const FewLinks = meta.story({ tags: ['do'], parameters: low });

/** Nobody reads the fifth of nine equal links. */
export const ManyLinks = meta.story({
  tags: ['dont'],
  parameters: low,
  args: {
    links: ['Courses', 'Tracks', 'Pricing', 'Employers', 'Stories', 'Press', 'Events', 'Careers', 'Help'].map(
      (label) => ({ label, href: `/${label.toLowerCase()}` }),
    ),
  },
});

/** For a signed-in user. A page has only one bar, so the stories above show the other states. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  args: { account: { links: accountLinks, onSignOut: fn() } },
});

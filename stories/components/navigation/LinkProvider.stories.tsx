import {
  AppLink,
  ButtonLink,
  Inline,
  Link,
  type LinkComponentProps,
  LinkProvider,
} from '@redwhiteandcode/design-system';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

function LocalizedLink({ href, children, ...rest }: LinkComponentProps) {
  return (
    <a {...rest} href={`#/en${href}`}>
      {children}
    </a>
  );
}

const usage: Usage = {
  status: 'stable',
  use: ['Once, at the root of the app, so that all links of the design system use the app’s router.'],
  avoid: [{ when: 'A single link behaves differently.', instead: 'Components/Actions/Link' }],
  keyboard: [
    {
      keys: 'Tab, Enter',
      does: 'Works as on every link, because the component renders an anchor.',
      test: 'LinksStayAnchors',
    },
  ],
  accessibility: ['Links stay anchors with an address, so users can copy them and open them in a new tab.'],
};

const meta = preview.meta({
  title: 'Components/Navigation/LinkProvider',
  component: LinkProvider,
  args: {
    component: LocalizedLink,
    children: (
      <Inline gap={16}>
        <Link href="/about">Link</Link>
        <ButtonLink href="/auth">ButtonLink</ButtonLink>
      </Inline>
    ),
  },
  parameters: { usage },
  argTypes: { component: { control: false }, children: { control: false } },
});

/** The app’s own component renders every link inside the provider. This one adds a language to the path. */
export const Default = meta.story({ parameters: { controls: { include: [] } } });

/** The unstyled link inside the other links. It also uses the provider. */
export const BareLink = meta.story({ args: { children: <AppLink href="/about">AppLink</AppLink> } });

export const LinksStayAnchors = meta.story({
  play: async ({ canvas }) => {
    const link = canvas.getByRole('link', { name: 'Link' });
    await userEvent.tab();
    await expect(link).toHaveFocus();
    await expect(link).toHaveAttribute('href', '#/en/about');
    await expect(canvas.getByRole('link', { name: 'ButtonLink' })).toHaveAttribute('href', '#/en/auth');
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: ({ component }) => (
    <LinkProvider component={component}>
      <Sheet>
        <SheetRow label="Link, ButtonLink, AppLink" align="center">
          <Link href="/about">Link</Link>
          <ButtonLink href="/auth">ButtonLink</ButtonLink>
          <AppLink href="/about">AppLink</AppLink>
        </SheetRow>
      </Sheet>
    </LinkProvider>
  ),
});

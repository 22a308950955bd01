import { Logo, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const usage: Usage = {
  status: 'stable',
  use: ['In the navigation bar and the footer, inside a link to the home page.'],
  avoid: [{ when: 'The name is part of a text. Write Red White and Code.' }],
  keyboard: [],
  accessibility: [
    'It is decorative. Name the link around it.',
    'The text has the color of the surrounding text, which is readable in both themes.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: { usage },
  render: () => (
    <a href="#home" aria-label="Red White and Code, home" style={{ color: 'inherit' }}>
      <Logo />
    </a>
  ),
});

export const Default = meta.story();

/** In a link to the home page. */
export const LinkHome = meta.story({ tags: ['do'] });

/** A logo breaks the line of a sentence, and screen readers skip it. Write the name. */
export const InASentence = meta.story({
  tags: ['dont'],
  render: () => (
    <Text>
      Ask your employer about <Logo /> before you enroll.
    </Text>
  ),
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="on the page’s theme">
        <Logo />
      </SheetRow>
      <SheetRow label="on navy">
        <div
          data-theme="dark"
          style={{
            padding: '1.5rem',
            backgroundColor: 'var(--rwc-color-bg-brand)',
            color: 'var(--rwc-color-fg-on-brand)',
          }}
        >
          <Logo />
        </div>
      </SheetRow>
    </Sheet>
  ),
});

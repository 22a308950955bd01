import { Logo, Text } from '@redwhiteandcode/design-system';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const usage: Usage = {
  status: 'stable',
  use: ['In the bar and the foot of the page, inside a link to the home page.'],
  avoid: [{ when: 'the name is part of a text: write Red White & Code' }],
  keyboard: [],
  accessibility: [
    'Decorative: the link around it is named.',
    'The words take the text’s colour, so that both themes carry them.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Logo',
  component: Logo,
  parameters: { usage },
  render: () => (
    <a href="#home" aria-label="Red White & Code, home" style={{ color: 'inherit' }}>
      <Logo />
    </a>
  ),
});

/** Decorative: name the link around it. */
export const Default = meta.story();

/** By itself, in a link to the home page. */
export const LinkHome = meta.story({ tags: ['do'] });

/** A logo in a sentence breaks the line, and is not read aloud: write the name. */
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

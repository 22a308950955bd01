import { Switch, ThemeSwitcher } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/ThemeSwitcher',
  component: ThemeSwitcher,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Once in the settings or the footer, for the theme of the whole site.'],
      avoid: [
        { when: 'Another setting has a few states.', instead: 'Components/Inputs/RadioGroup' },
        { when: 'A part of a page is always dark. Set `data-theme` on it.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the current choice.', test: 'ByKeyboard' },
        { keys: 'Arrow Right', does: 'Selects the next theme.', test: 'ByKeyboard' },
        { keys: 'Arrow Left', does: 'Selects the previous theme.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'Radio buttons in a named group, each with a word next to its icon.',
        'System follows the device’s setting, even when it changes while the page is open.',
        'The choice is stored on the device and shared across tabs.',
      ],
    },
  },
});

/** It changes the theme of this story’s page until you choose a theme in the toolbar. */
export const Default = meta.story({ parameters: { controls: { include: ['label'] } } });

export const Anatomy = meta.story(
  anatomyOf([
    { selector: 'label:first-of-type', name: 'Option', text: 'an icon and a word' },
    {
      selector: 'label:has(:checked)',
      side: 'bottom',
      name: 'Selected option',
      text: '`System` follows the device’s setting',
    },
  ]),
);

/** The arrow keys select a theme. The story then restores the previous theme. */
export const ByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const root = document.documentElement;
    const { theme, themeChoice } = root.dataset;
    const stored = localStorage.getItem('theme');
    const radio = (name: string) => canvas.getByRole('radio', { name });
    await expect(canvas.getByRole('group', { name: 'Theme' })).toBeVisible();
    await userEvent.click(radio('Light'));
    await userEvent.keyboard('{ArrowRight}');
    await expect(radio('Dark')).toBeChecked();
    await expect(root).toHaveAttribute('data-theme', 'dark');
    await userEvent.keyboard('{ArrowLeft}');
    await expect(root).toHaveAttribute('data-theme', 'light');
    await userEvent.tab({ shift: true });
    await userEvent.tab();
    await expect(radio('Light')).toHaveFocus();
    // Other stories must not start with this story’s theme.
    if (stored === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', stored);
    if (theme !== undefined) root.dataset['theme'] = theme;
    if (themeChoice === undefined) delete root.dataset['themeChoice'];
    else root.dataset['themeChoice'] = themeChoice;
  },
});

/** Three choices: light, dark, or the device’s setting. */
export const WithSystem = meta.story({ tags: ['do'] });

/** An on-off switch ignores the theme that most people already chose on their device. */
export const DarkModeSwitch = meta.story({ tags: ['dont'], render: () => <Switch>Dark mode</Switch> });

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="System chosen">
        <ThemeSwitcher />
      </SheetRow>
    </Sheet>
  ),
});

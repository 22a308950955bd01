import { Switch, ThemeSwitcher } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/ThemeSwitcher',
  component: ThemeSwitcher,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Once in the settings or the footer, for the colours of the whole site.'],
      avoid: [
        { when: 'Another setting has a few states.', instead: 'Components/Inputs/RadioGroup' },
        { when: 'Part of a page is dark by design: give it `data-theme`.' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the current choice.', test: 'ByKeyboard' },
        { keys: 'Arrow Right', does: 'Chooses the next theme.', test: 'ByKeyboard' },
        { keys: 'Arrow Left', does: 'Chooses the theme before.', test: 'ByKeyboard' },
      ],
      accessibility: [
        'Radio buttons in a named group; each has a word beside its icon.',
        'System follows the device, also while the page is open.',
        'The choice is kept on this device and shared across tabs.',
      ],
    },
  },
});

/** It changes this story's page for real, until the toolbar's theme is chosen anew. */
export const Default = meta.story({ parameters: { controls: { include: ['label'] } } });

export const Anatomy = meta.story(
  anatomyOf([
    { selector: 'label:first-of-type', name: 'Option', text: 'an icon with its word, never the icon only' },
    {
      selector: 'label:has(:checked)',
      side: 'bottom',
      name: 'Chosen option',
      text: '`System` follows the device until something else is chosen',
    },
  ]),
);

/** Arrows move along the choices; the page comes back to where it was. */
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
    // Other stories must not find the theme that this one chose.
    if (stored === null) localStorage.removeItem('theme');
    else localStorage.setItem('theme', stored);
    if (theme !== undefined) root.dataset['theme'] = theme;
    if (themeChoice === undefined) delete root.dataset['themeChoice'];
    else root.dataset['themeChoice'] = themeChoice;
  },
});

/** Three choices: light, dark, or the device's setting. */
export const WithSystem = meta.story({ tags: ['do'] });

/** On or off takes away the choice that most people have made already, on their device. */
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

import {
  Button,
  IconButton,
  icons,
  Menu,
  Popover,
  Stack,
  Text,
  TextField,
} from '@redwhiteandcode/design-system';
import { expect, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: [
    'For an explanation of a few sentences next to a term or number.',
    'For one or two controls that act on visible content, such as a filter.',
  ],
  avoid: [
    { when: 'A few words without a link are enough.', instead: 'Components/Overlays/Tooltip' },
    { when: 'It is a list of actions.', instead: 'Components/Overlays/Menu' },
    { when: 'The page must wait for a response.', instead: 'Components/Overlays/Dialog' },
    { when: 'Everyone needs to read it. Put it on the page.', instead: 'Components/Feedback/Alert' },
  ],
  keyboard: [
    {
      keys: 'Enter, Space',
      does: 'On the trigger, opens it and moves focus to its heading, or closes it.',
      test: 'OpensAndReturnsFocus',
    },
    {
      keys: 'Tab',
      does: 'Moves through its controls. After the last, closes it and moves on in the page.',
      test: 'TabLeaves',
    },
    { keys: 'Escape', does: 'Closes it and returns focus to the trigger.', test: 'OpensAndReturnsFocus' },
  ],
  accessibility: [
    'It is a non-modal dialog named after its heading. The page stays usable.',
    'The trigger exposes that it opens a dialog and whether the dialog is open.',
    'Focus moves to the heading, so screen readers read it. A press outside closes the popover.',
  ],
};

const meta = preview.meta({
  title: 'Components/Overlays/Popover',
  component: Popover,
  args: {
    trigger: <Button variant="neutral">What is Section 127?</Button>,
    title: 'Section 127',
    children: <Text size="sm">An employer may pay for education without it counting as income.</Text>,
    onOpenChange: fn(),
  },
  parameters: { usage, docs: { story: { inline: false, height: '320px' } } },
});

const open = async (canvasElement: HTMLElement) => {
  await userEvent.click(within(canvasElement).getAllByRole('button')[0]!);
  return within(await screen.findByRole('dialog'));
};

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'placement', 'hasArrow'] } },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button', name: 'Trigger', text: 'says what the popover explains or sets' },
    { selector: 'dialog h2', name: 'Title', text: 'names the popover; screen readers read it first' },
    {
      selector: 'dialog button',
      name: 'Close',
      text: 'closes it and returns to the trigger, as Escape does',
    },
    { selector: 'dialog > :last-child', name: 'Content', text: 'a few sentences, or one or two controls' },
  ]),
  args: { isOpen: true, hasArrow: true },
});

/** The open popover. */
export const Open = meta.story({
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement);
    await waitFor(() => expect(popover.getByRole('heading')).toHaveFocus());
  },
});

/** If several triggers are close together, the arrow points to the right one. */
export const WithArrow = meta.story({ ...Open.input, tags: ['pictured'], args: { hasArrow: true } });

export const LongText = meta.story({
  args: { title: longTitle, children: <Text size="sm">{longText}</Text> },
  play: Open.input.play!,
});

/** A menu inside opens above the popover, and a press in the menu does not close the popover. */
export const MenuInside = meta.story({
  args: {
    children: (
      <Stack align="start">
        <Menu
          trigger={<Button variant="neutral">Sort</Button>}
          items={[
            { id: 'name', label: 'By name' },
            { id: 'date', label: 'By date' },
          ]}
        />
      </Stack>
    ),
  },
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement);
    await userEvent.click(popover.getByRole('button', { name: 'Sort' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'By date' }));
    await waitFor(() => expect(screen.queryByRole('menu')).toBeNull());
    await expect(screen.getByRole('dialog', { name: 'Section 127' })).toBeVisible();
  },
});

export const OpensAndReturnsFocus = meta.story({
  play: async ({ canvasElement, step }) => {
    const button = within(canvasElement).getByRole('button');
    await step('Enter opens the popover, and Escape closes it', async () => {
      button.focus();
      await userEvent.keyboard('{Enter}');
      const popover = within(await screen.findByRole('dialog', { name: 'Section 127' }));
      await waitFor(() => expect(popover.getByRole('heading')).toHaveFocus());
      await userEvent.keyboard('{Escape}');
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('the trigger closes it', async () => {
      await userEvent.keyboard(' ');
      await screen.findByRole('dialog');
      await userEvent.click(button);
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
    await step('the close button closes it and returns focus', async () => {
      const popover = await open(canvasElement);
      await userEvent.click(popover.getByRole('button', { name: 'Close' }));
      await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
      await waitFor(() => expect(button).toHaveFocus());
    });
  },
});

export const TabLeaves = meta.story({
  render: (args) => (
    <Stack align="start">
      <Popover {...args} />
      <TextField label="The next field" name="next" />
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    const popover = await open(canvasElement);
    await waitFor(() => expect(popover.getByRole('heading')).toHaveFocus());
    await userEvent.tab();
    await expect(popover.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.tab();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await waitFor(() => expect(within(canvasElement).getByRole('textbox')).toHaveFocus());
  },
});

export const PressElsewhereCloses = meta.story({
  render: (args) => (
    <Stack align="start">
      <Popover {...args} />
      <Text>Some text of the page.</Text>
    </Stack>
  ),
  play: async ({ canvasElement }) => {
    await open(canvasElement);
    await userEvent.click(within(canvasElement).getByText('Some text of the page.'));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
});

/** A sentence explains a term to people who need it. */
export const ExplainsATerm = meta.story({ tags: ['do'], args: { isOpen: true } });

/** Everyone needs this deadline, but a button hides it. Put it on the page. */
export const HidesADeadline = meta.story({
  tags: ['dont'],
  args: {
    isOpen: true,
    trigger: <Button variant="neutral">Dates</Button>,
    title: 'Deadline',
    children: <Text size="sm">Applications close on March 31, 2025. Later ones are not read.</Text>,
  },
});

/** The triggers. Other stories show the open popover. */
export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  parameters: { docs: { story: { inline: true } } },
  render: (args) => (
    <Sheet>
      <SheetRow label="button">
        <Popover {...args} />
      </SheetRow>
      <SheetRow label="icon button">
        <Popover {...args} trigger={<IconButton icon={icons.info} label="About Section 127" />} hasArrow />
      </SheetRow>
    </Sheet>
  ),
});

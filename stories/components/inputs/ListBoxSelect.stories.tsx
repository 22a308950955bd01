import { ListBoxSelect } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const states = ['Alabama', 'Alaska', 'Arizona', 'California', 'Colorado', 'Florida', 'Georgia', 'Illinois'];
const options = [...states, 'Iowa', 'Maine', 'Nevada', 'New York', 'Ohio', 'Oregon', 'Texas', 'Utah'].map(
  (label) => ({ value: label.toLowerCase(), label }),
);
const courses = [
  {
    title: 'Technical',
    options: [
      { value: 'work', label: 'AI at Work', description: '8 weeks, beginner' },
      { value: 'agents', label: 'Agents in Practice', description: '10 weeks, advanced' },
    ],
  },
  {
    title: 'Leadership',
    options: [
      { value: 'change', label: 'Leading Change', description: '6 weeks, beginner' },
      { value: 'full', label: 'Better Operations', description: 'No place left', isDisabled: true },
    ],
  },
];
const open = { docs: { story: { inline: false, height: '420px' } } };

const meta = preview.meta({
  title: 'Components/Inputs/ListBoxSelect',
  component: ListBoxSelect,
  args: { label: 'State', options, onChange: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'For more than about fifteen options, options with a second line, or options that load later.',
        'When typing a few letters is the fastest way to the option.',
      ],
      avoid: [
        {
          when: 'The options are short. The native select is smaller, and familiar on phones.',
          instead: 'Components/Inputs/Select',
        },
        { when: 'There are two to five options.', instead: 'Components/Inputs/RadioGroup' },
        { when: 'Several options can apply.', instead: 'Components/Inputs/Checkbox' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the button.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Opens the list, or selects an option.', test: 'ByKeyboard' },
        {
          keys: 'Arrow Down',
          does: 'Opens the list. In the list, moves to the next option.',
          test: 'ByKeyboard',
        },
        { keys: 'Enter', does: 'Selects the option and closes the list.', test: 'ByKeyboard' },
        { keys: 'Escape', does: 'Closes the list without a change.', test: 'ByKeyboard' },
        {
          keys: 'A to Z',
          does: 'Moves to the option that starts with the letters. When closed, selects it.',
          test: 'TypeAhead',
        },
      ],
      accessibility: [
        'A button with a listbox. Its name is the label and the selected option.',
        'Focus moves to the selected option, and back to the button.',
        'A check mark, bold text, and color mark the selected option.',
        'A hidden native select has the name, for forms and autofill.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: {
      include: [
        'label',
        'description',
        'errorMessage',
        'placeholder',
        'isRequired',
        'isDisabled',
        'isLoading',
        'emptyText',
      ],
    },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf(
    [
      {
        selector: 'label, [data-component] > span',
        name: 'Label',
        text: 'always visible; what to choose',
      },
      { selector: 'button', name: 'Choice', text: 'shows the selected option and opens the list' },
      {
        selector: '[role="listbox"] header',
        name: 'Heading',
        text: 'optional; a title for a group of options',
      },
      {
        selector: '[aria-selected="true"] svg',
        name: 'Check',
        text: 'marks the selected option, with bold text and color',
      },
      {
        selector: '[role="option"] > div',
        side: 'end',
        name: 'Second line',
        text: 'for options with similar names',
      },
    ],
    open,
  ),
  args: { label: 'Course', options: courses, defaultValue: 'agents' },
  render: (args) => <ListBoxSelect {...args} ref={(button) => button?.click()} />,
});

/** Headings and second lines. A disabled option explains why. */
export const Sections = meta.story({
  tags: ['pictured'],
  args: { label: 'Course', options: courses, defaultValue: 'agents' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Course/ }));
    const list = await screen.findByRole('listbox');
    await expect(within(list).getByRole('group', { name: 'Leadership' })).toBeVisible();
    await expect(within(list).getByRole('option', { name: /^Agents in Practice/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(within(list).getByRole('option', { name: /^Better Operations/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
});

export const Loading = meta.story({
  args: { isLoading: true },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /State/ }));
    await expect(await screen.findByText('Loading…')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { label: 'Course', options: [], emptyText: 'No course is open for enrollment.' },
  parameters: open,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Course/ }));
    await expect(await screen.findByText('No course is open for enrollment.')).toBeVisible();
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: /State/ });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}');
    await screen.findByRole('listbox');
    await waitFor(() => expect(screen.getByRole('option', { name: 'Alabama' })).toHaveFocus());
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(args.onChange).toHaveBeenLastCalledWith('alaska');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard(' ');
    await screen.findByRole('listbox');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('listbox')).toBeNull());
    await expect(button).toHaveTextContent('Alaska');
  },
});

export const TypeAhead = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('ore');
    await expect(canvas.getByRole('button', { name: /State/ })).toHaveTextContent('Oregon');
    await expect(args.onChange).toHaveBeenLastCalledWith('oregon');
  },
});

/** A form submits the value under the name, as with a native select. */
export const InForm = meta.story({
  args: { name: 'state', defaultValue: 'utah' },
  render: (args) => (
    <form aria-label="Sample form">
      <ListBoxSelect {...args} />
    </form>
  ),
  play: async ({ canvas }) => {
    const form = canvas.getByRole('form');
    await expect(new FormData(form as HTMLFormElement).get('state')).toBe('utah');
  },
});

export const LongText = meta.story({
  args: {
    label: longTitle,
    description: longText,
    errorMessage: longText,
    defaultValue: 'long',
    options: [{ value: 'long', label: longText, description: longText }],
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Nothing chosen, chosen">
        <ListBoxSelect label="Empty" options={options} />
        <ListBoxSelect label="Chosen" options={options} defaultValue="iowa" />
      </FieldRow>
      <FieldRow label="Optional, with help">
        <ListBoxSelect label="State" options={options} isRequired={false} description="Where you work." />
      </FieldRow>
      <FieldRow label="Invalid, disabled">
        <ListBoxSelect label="Invalid" options={options} errorMessage="Choose a state." />
        <ListBoxSelect label="Disabled" options={options} defaultValue="iowa" isDisabled />
      </FieldRow>
    </Sheet>
  ),
});

/** Use a second line if the names do not distinguish the options. */
export const TellApart = meta.story({
  tags: ['do'],
  render: () => <ListBoxSelect label="Course" options={courses} defaultValue="work" />,
});

/** Three short options do not need a list. Use a RadioGroup or a Select. */
export const ThreeOptions = meta.story({
  tags: ['dont'],
  render: () => (
    <ListBoxSelect
      label="Level"
      options={['Beginner', 'Intermediate', 'Advanced'].map((label) => ({ value: label, label }))}
    />
  ),
});

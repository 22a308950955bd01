import { ListBoxSelect } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
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
        'For more than about fifteen options, options with a second line, or options that load late.',
        'Where typing a few letters is the fastest way to the answer.',
      ],
      avoid: [
        {
          when: 'The options are a few plain words: the browser\u2019s own select is smaller and at home on phones.',
          instead: 'Components/Inputs/Select',
        },
        { when: 'There are two to five options.', instead: 'Components/Inputs/RadioGroup' },
        { when: 'Several may be chosen.', instead: 'Components/Inputs/Checkbox' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the button.', test: 'ByKeyboard' },
        { keys: 'Space', does: 'Opens the list, or chooses in it.', test: 'ByKeyboard' },
        { keys: 'Arrow Down', does: 'Opens the list; in it, the next option.', test: 'ByKeyboard' },
        { keys: 'Enter', does: 'Chooses the option and closes.', test: 'ByKeyboard' },
        { keys: 'Escape', does: 'Closes and keeps the choice.', test: 'ByKeyboard' },
        {
          keys: 'A to Z',
          does: 'Goes to the option that begins with the letters; closed, it chooses.',
          test: 'TypeAhead',
        },
      ],
      accessibility: [
        'A button with a listbox: the name is the label and the chosen option.',
        'Focus goes to the chosen option and comes back to the button.',
        'The choice is marked by a check, weight and colour.',
        'A hidden native select carries the name, so forms and autofill know it.',
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
        text: 'always visible; what is asked for',
      },
      { selector: 'button', name: 'Choice', text: 'the chosen option; it opens the list' },
      { selector: '[role="listbox"] header', name: 'Heading', text: 'optional, over options of one kind' },
      {
        selector: '[aria-selected="true"] svg',
        name: 'Check',
        text: 'marks the chosen option, with weight and color',
      },
      {
        selector: '[role="option"] > div',
        side: 'end',
        name: 'Second line',
        text: 'where names do not tell the options apart',
      },
    ],
    open,
  ),
  args: { label: 'Course', options: courses, defaultValue: 'agents' },
  render: (args) => <ListBoxSelect {...args} ref={(button) => button?.click()} />,
});

/** Headings and second lines; what cannot be chosen says why. */
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

/** Open, move, choose, close: all from the keyboard. */
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

/** A form sends the value under the name, as with a native select. */
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

/** Give a long list a second line where names alone do not tell the options apart. */
export const TellApart = meta.story({
  tags: ['do'],
  render: () => <ListBoxSelect label="Course" options={courses} defaultValue="work" />,
});

/** Three plain words are the native Select's, or better a RadioGroup's: here they hide behind a press. */
export const ThreeWords = meta.story({
  tags: ['dont'],
  render: () => (
    <ListBoxSelect
      label="Level"
      options={['Beginner', 'Intermediate', 'Advanced'].map((label) => ({ value: label, label }))}
    />
  ),
});

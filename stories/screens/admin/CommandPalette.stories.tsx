import { Button, CommandPalette, icons } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'new',
  use: ['To go to any page or record of an area from the keyboard.'],
  avoid: [
    { when: 'It filters one list.', instead: 'Components/Inputs/SearchField' },
    { when: 'The results are actions on one item.', instead: 'Components/Overlays/Menu' },
  ],
  keyboard: [
    { keys: 'Arrow keys', does: 'Move through the results; the field keeps focus.', test: 'Chooses' },
    { keys: 'Enter', does: 'Chooses the marked result.', test: 'Chooses' },
    {
      keys: 'Enter after typing',
      does: 'Chooses the first result, as soon as the results have loaded.',
      test: 'ChoosesFirst',
    },
    { keys: 'Escape', does: 'Removes the text; then closes the palette.', test: 'Closes' },
  ],
  accessibility: [
    'It is a modal dialog with a combobox, which says whether it has results and names the marked one.',
    'The first result of a text is marked, and so read, as soon as all results have loaded.',
    'The number of results is announced after each search. An error is announced immediately.',
  ],
};

const sections = [
  {
    id: 'screens',
    title: 'Screens',
    items: [
      { id: '/admin/users', label: 'Users', icon: icons.users },
      { id: '/admin/courses', label: 'Courses', icon: icons.bookOpen },
    ],
  },
  {
    id: 'people',
    title: 'People',
    items: [
      {
        id: '/admin/users/1',
        label: 'Sample Learner',
        description: 'learner@example.com',
        icon: icons.user,
      },
    ],
  },
];

const meta = preview.meta({
  title: 'Screens/Admin/CommandPalette',
  component: CommandPalette,
  args: {
    title: 'Find a person, course or screen',
    onClose: fn(),
    text: '',
    onTextChange: fn(),
    sections,
    onChoose: fn(),
  },
  render: function Palette(args) {
    const [text, setText] = useState(args.text);
    return <CommandPalette {...args} text={text} onTextChange={setText} />;
  },
  parameters: { usage, docs: { story: { inline: false, height: '480px' } } },
});

const palette = async () => within(await screen.findByRole('dialog'));

/** The option that a screen reader reads while focus is in the field. */
const markedBy = (field: HTMLElement) =>
  document.getElementById(field.getAttribute('aria-activedescendant') ?? '');

export const Default = meta.story();

/** The field keeps focus while the arrow keys mark a result. */
export const Chooses = meta.story({
  play: async ({ args }) => {
    const field = (await palette()).getByRole('combobox', { name: 'Find a person, course or screen' });
    await expect(field).toHaveFocus();
    await expect(field).toHaveAttribute('aria-expanded', 'true');
    const results = (await palette()).getByRole('listbox', { name: 'Results' });
    await expect(field).toHaveAttribute('aria-controls', results.id);
    await expect(within(results).getByRole('group', { name: 'People' })).toBeVisible();
    await expect(markedBy(field)).toBeNull();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    const marked = within(results).getByRole('option', { name: 'Courses', selected: true });
    await expect(markedBy(field)).toBe(marked);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(markedBy(field)).toHaveTextContent('Users');
    await userEvent.keyboard('{ArrowUp}{ArrowUp}');
    await expect(markedBy(field)).toBe(marked);
    await userEvent.keyboard('{Enter}');
    await expect(args.onChoose).toHaveBeenCalledWith('/admin/courses');
  },
});

/** Results appear together: what is found first is not the first result. */
export const ChoosesFirst = meta.story({
  args: { sections: [] },
  render: function Palette(args) {
    const [text, setText] = useState('');
    const [found, setFound] = useState(0);
    return (
      <>
        <Button onPress={() => setFound((count) => count + 1)}>Find More</Button>
        <CommandPalette
          {...args}
          text={text}
          onTextChange={setText}
          sections={found < sections.length ? sections.slice(sections.length - found) : sections}
          isLoading={text !== '' && found < sections.length}
        />
      </>
    );
  },
  play: async ({ args }) => {
    const opened = await palette();
    const findMore = () => fireEvent.click(screen.getByText('Find More'));
    await userEvent.type(opened.getByRole('combobox'), 's');
    await findMore();
    const field = opened.getByRole('combobox');
    await userEvent.keyboard('{Enter}');
    await expect(opened.queryAllByRole('option')).toHaveLength(0);
    await expect(field).toHaveAttribute('aria-expanded', 'false');
    await expect(field).not.toHaveAttribute('aria-controls');
    await expect(args.onChoose).not.toHaveBeenCalled();
    await findMore();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('/admin/users'));
    await expect(markedBy(field)).toHaveTextContent('Users');
    await expect(opened.getByRole('status')).toHaveTextContent('3 results');
  },
});

/** A press of a result chooses it; the field keeps focus. */
export const Presses = meta.story({
  play: async ({ args }) => {
    const opened = await palette();
    await waitFor(() => expect(opened.getByRole('combobox')).toHaveFocus());
    await userEvent.click(opened.getByRole('option', { name: /Sample Learner/ }));
    await expect(args.onChoose).toHaveBeenCalledWith('/admin/users/1');
    await expect(opened.getByRole('combobox')).toHaveFocus();
  },
});

export const Closes = meta.story({
  play: async ({ args }) => {
    const field = (await palette()).getByRole('combobox');
    await userEvent.type(field, 'sample');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('');
    await expect(args.onClose).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
  },
});

export const Loading = meta.story({
  args: { sections: [], isLoading: true },
  play: async () => {
    await expect((await palette()).getByText('Searching…')).toBeVisible();
  },
});

export const Empty = meta.story({
  args: { sections: [], text: 'Nobody' },
  play: async () => {
    const opened = await palette();
    await expect(opened.getByText('No results found')).toBeVisible();
    await expect(opened.getByRole('combobox')).toHaveAttribute('aria-expanded', 'false');
  },
});

/** The results that could be loaded stay. */
export const Failed = meta.story({
  args: { error: 'People and courses could not be searched', onRetry: fn() },
  play: async ({ args }) => {
    const opened = await palette();
    await expect(opened.getByRole('alert')).toHaveTextContent('People and courses could not be searched');
    await expect(opened.getByRole('option', { name: 'Users' })).toBeVisible();
    await userEvent.click(opened.getByRole('button', { name: 'Retry' }));
    await expect(args.onRetry).toHaveBeenCalledOnce();
  },
});

export const LongText = meta.story({
  args: {
    sections: [
      {
        id: 'people',
        title: 'People',
        items: [{ id: '/1', label: longTitle, description: longTitle, icon: icons.user }],
      },
    ],
  },
});

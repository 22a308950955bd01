import { Button, CommandPalette, icons } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fireEvent, fn, screen, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import type { Usage } from '../../.storybook/usage.ts';
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
    { keys: 'Escape', does: 'Closes the palette.', test: 'Closes' },
  ],
  accessibility: [
    'It is a modal dialog. The field controls a list of options, and names the marked one.',
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
    isOpen: true,
    onOpenChange: fn(),
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

export const Default = meta.story();

/** The field keeps focus while the arrow keys mark a result. */
export const Chooses = meta.story({
  play: async ({ args }) => {
    const field = (await palette()).getByRole('searchbox', { name: 'Find a person, course or screen' });
    await expect(field).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await expect(field).toHaveFocus();
    const marked = document.getElementById(field.getAttribute('aria-activedescendant') ?? '');
    await expect(marked).toHaveTextContent('Courses');
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
    await userEvent.type(opened.getByRole('searchbox'), 's');
    await findMore();
    await userEvent.keyboard('{Enter}');
    await expect(opened.queryAllByRole('option')).toHaveLength(0);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await findMore();
    await waitFor(() => expect(args.onChoose).toHaveBeenCalledWith('/admin/users'));
  },
});

export const Closes = meta.story({
  play: async ({ args }) => {
    const field = (await palette()).getByRole('searchbox');
    await userEvent.type(field, 'sample');
    await userEvent.keyboard('{Escape}');
    if (field.isConnected && (field as HTMLInputElement).value === '') await userEvent.keyboard('{Escape}');
    await expect(args.onOpenChange).toHaveBeenCalledWith(false);
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
    await expect((await palette()).getByText('No results found')).toBeVisible();
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

import { SearchField, Stack, Text } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/anatomy.ts';
import { Sheet } from '../../samples/Sheet.tsx';
import { longText, longTitle } from '../../samples/text.ts';
import { FieldRow } from './FieldRow.tsx';

const meta = preview.meta({
  title: 'Components/Inputs/SearchField',
  component: SearchField,
  args: { label: 'Search courses', onChange: fn(), onSubmit: fn() },
  parameters: {
    usage: {
      status: 'new',
      use: [
        'To narrow a list down while words are typed, or to ask a server at Enter.',
        'With a hidden label where the place says what is searched, as in the bar above a table.',
      ],
      avoid: [
        { when: 'The answer is one of a known list.', instead: 'Components/Inputs/ListBoxSelect' },
        { when: 'The words are kept, not searched for.', instead: 'Components/Inputs/TextField' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field, then to its clear button.', test: 'Clearing' },
        { keys: 'Escape', does: 'Clears the words; the dialog around stays open.', test: 'Clearing' },
        { keys: 'Enter', does: 'Searches. On the clear button: clears.', test: 'Submitting' },
      ],
      accessibility: [
        'A searchbox with a label, shown or hidden; a placeholder is not a label.',
        'The clear button has a name, shows only while there is something to clear, and gives focus back to the field.',
        'How much was found is announced by the list, not by the field.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: {
    controls: { include: ['label', 'isLabelHidden', 'placeholder', 'isDisabled', 'clearLabel'] },
  },
});

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'label', name: 'Label', text: 'says what is searched; hidden only where the place says it' },
    { selector: 'input', name: 'Input', text: 'filters as people type, or asks the server at Enter' },
    { selector: 'svg', side: 'bottom', name: 'Icon', text: 'tells it from a text field' },
    { selector: 'button', side: 'end', name: 'Clear', text: 'only while there is something to clear' },
  ]),
  args: { defaultValue: 'prompts' },
});

/** Escape and the button empty the field and leave focus in it. */
export const Clearing = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const input = canvas.getByRole('searchbox', { name: 'Search courses' });
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.keyboard('prompts');
    await expect(args.onChange).toHaveBeenLastCalledWith('prompts');
    await userEvent.keyboard('{Escape}');
    await expect(input).toHaveValue('');
    await expect(args.onChange).toHaveBeenLastCalledWith('');
    await userEvent.keyboard('agents');
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear search' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(input).toHaveValue('');
    await expect(input).toHaveFocus();
  },
});

export const Submitting = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'prompts{Enter}');
    await expect(args.onSubmit).toHaveBeenCalledTimes(1);
    await expect(args.onSubmit).toHaveBeenLastCalledWith('prompts');
  },
});

const titles = ['AI at Work', 'Leading Change', 'Better Operations', 'Agents in Practice'];

/** The parent keeps the words and narrows its list. */
export const Filtering = meta.story({
  render: function Filtering() {
    const [words, setWords] = useState('');
    const found = titles.filter((title) => title.toLowerCase().includes(words.toLowerCase()));
    return (
      <Stack>
        <SearchField label="Search courses" value={words} onChange={setWords} />
        <Text as="p" tone="muted">
          <output>Showing {found.length} of 4 courses</output>
        </Text>
        <Stack as="ul" gap={8}>
          {found.map((title) => (
            <li key={title}>{title}</li>
          ))}
        </Stack>
      </Stack>
    );
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('searchbox'), 'age');
    await expect(canvas.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Clear search' }));
    await expect(canvas.getAllByRole('listitem')).toHaveLength(4);
  },
});

export const LongText = meta.story({ args: { label: longTitle, defaultValue: longText } });

/** The label names what is searched, the placeholder what can be entered. */
export const SayWhatIsSearched = meta.story({ tags: ['do'], args: { placeholder: 'Title or track' } });

/** “Search” beside a magnifier says nothing new: is it this list, or the whole site? */
export const SearchWhat = meta.story({
  tags: ['dont'],
  args: { label: 'Search', placeholder: 'Enter a search term' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <FieldRow label="Empty, with a placeholder, filled">
        <SearchField label="Empty" />
        <SearchField label="Placeholder" placeholder="Title or track" />
        <SearchField label="Filled" defaultValue="prompts" />
      </FieldRow>
      <FieldRow label="Hidden label">
        <SearchField label="Hidden" isLabelHidden placeholder="Title or track" />
      </FieldRow>
      <FieldRow label="Disabled">
        <SearchField label="Disabled" isDisabled defaultValue="prompts" />
      </FieldRow>
    </Sheet>
  ),
});

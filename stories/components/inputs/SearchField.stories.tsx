import { SearchField, Stack, Text } from '@redwhiteandcode/design-system';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
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
        'For filtering a list during typing, or for a server search on Enter.',
        'With a hidden label where the context shows what it searches, such as above a table.',
      ],
      avoid: [
        { when: 'The user chooses from a list.', instead: 'Components/Inputs/ListBoxSelect' },
        { when: 'The text is stored, not searched for.', instead: 'Components/Inputs/TextField' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the field, then to its clear button.', test: 'Clearing' },
        { keys: 'Escape', does: 'Clears the field. A dialog around it stays open.', test: 'Clearing' },
        { keys: 'Enter', does: 'Searches. On the clear button, clears the field.', test: 'Submitting' },
      ],
      accessibility: [
        'A searchbox with a visible or hidden label. A placeholder is not a label.',
        'The clear button has a name, shows only when the field has text, and returns focus to the field.',
        'The list announces the number of results.',
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
    { selector: 'label', name: 'Label', text: 'what it searches; hidden only where the context shows it' },
    { selector: 'input', name: 'Input', text: 'filters during typing, or searches on Enter' },
    { selector: 'svg', side: 'bottom', name: 'Icon', text: 'distinguishes it from a text field' },
    { selector: 'button', side: 'end', name: 'Clear', text: 'only when the field has text' },
  ]),
  args: { defaultValue: 'prompts' },
});

/** Escape and the button clear the field and leave focus in it. */
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

/** The parent stores the search term and filters its list. */
export const Filtering = meta.story({
  render: function Filtering() {
    const [query, setQuery] = useState('');
    const found = titles.filter((title) => title.toLowerCase().includes(query.toLowerCase()));
    return (
      <Stack>
        <SearchField label="Search courses" value={query} onChange={setQuery} />
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

/** The label says what the field searches, and the placeholder what to enter. */
export const SayWhatIsSearched = meta.story({ tags: ['do'], args: { placeholder: 'Title or track' } });

/** “Search” does not say whether the field searches this list or the whole site. */
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

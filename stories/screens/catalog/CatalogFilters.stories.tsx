import { CatalogFilters, noFilter } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Catalog/CatalogFilters',
  component: CatalogFilters,
  parameters: {
    usage: {
      status: 'stable',
      use: ['Above a list of courses. CourseCatalog renders it.'],
      avoid: [{ when: 'The user searches by text.', instead: 'Components/Inputs/SearchField' }],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the level, the track, and Clear Filters.', test: 'Active' },
        { keys: 'Enter', does: 'On Clear Filters, clears the filters.', test: 'Active' },
      ],
      accessibility: ['The count is announced when it changes.', 'The selects are native.'],
    },
  },
  args: { filter: noFilter, onChange: fn(), shown: 14, total: 14 },
});

export const Default = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: /Level/ }), 'Beginner');
    await expect(args.onChange).toHaveBeenLastCalledWith({ level: 'Beginner', track: 'all' });
  },
});

/** An active filter can be cleared. */
export const Active = meta.story({
  tags: ['catalog-clear'],
  args: { filter: { level: 'Beginner', track: 'all' }, shown: 4 },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear Filters' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onChange).toHaveBeenLastCalledWith(noFilter);
  },
});

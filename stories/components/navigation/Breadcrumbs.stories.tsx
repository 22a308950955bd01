import { Breadcrumbs } from '@redwhiteandcode/design-system';
import { expect, userEvent } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import type { Usage } from '../../.storybook/docs/usage.ts';
import { Sheet, SheetRow } from '../../samples/Sheet.tsx';
import { longTitle } from '../../samples/text.ts';

const usage: Usage = {
  status: 'stable',
  use: ['Above the title of a page that is two or more levels below the home page.'],
  avoid: [
    { when: 'It is the main navigation of an area.', instead: 'Components/Navigation/Sidebar' },
    { when: 'It shows the progress of a task.', instead: 'Components/Feedback/ProgressBar' },
  ],
  keyboard: [
    {
      keys: 'Tab',
      does: 'Moves through the links. The current page is not a link.',
      test: 'TabMovesAmongLinks',
    },
  ],
  accessibility: [
    'It is a navigation landmark with the name “Breadcrumb” and an ordered list.',
    'The last item is marked as the current page.',
  ],
};

const meta = preview.meta({
  title: 'Components/Navigation/Breadcrumbs',
  component: Breadcrumbs,
  args: {
    items: [{ label: 'Home', href: '/' }, { label: 'Courses', href: '/courses' }, { label: 'Sample Course' }],
  },
  parameters: { usage },
});

export const Default = meta.story({ parameters: { controls: { include: ['items'] } } });

export const Anatomy = meta.story(
  anatomyOf([
    { selector: 'a', name: 'Ancestor', text: 'a link to each level above, starting at the home page' },
    {
      selector: '[aria-current]',
      side: 'end',
      name: 'Current page',
      text: 'the title of the page, without a link',
    },
  ]),
);

export const LongText = meta.story({
  args: { items: [{ label: 'Home', href: '/' }, { label: longTitle }] },
});

export const TabMovesAmongLinks = meta.story({
  play: async ({ canvas }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Home' })).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'Courses' })).toHaveFocus();
    await expect(canvas.getByText('Sample Course')).toHaveAttribute('aria-current', 'page');
  },
});

/** The levels of the site down to the page. */
export const LevelsOfTheSite = meta.story({ tags: ['do'] });

/** The steps of a task are not pages. Users who go “up” lose their input. */
export const StepsOfATask = meta.story({
  tags: ['dont'],
  args: {
    items: [{ label: 'Your details', href: '/1' }, { label: 'Documents', href: '/2' }, { label: 'Send' }],
  },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Sheet>
      <SheetRow label="three levels; the last one wraps">
        <Breadcrumbs
          items={[{ label: 'Home', href: '/' }, { label: 'Courses', href: '/courses' }, { label: longTitle }]}
        />
      </SheetRow>
    </Sheet>
  ),
});

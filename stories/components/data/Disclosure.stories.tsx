import { Badge, Disclosure, Stack } from '@redwhiteandcode/design-system';
import { expect, userEvent, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { anatomyOf } from '../../.storybook/docs/anatomy.ts';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Components/Data/Disclosure',
  component: Disclosure,
  args: { title: 'What counts as training?', children: 'A sample answer of one sentence.' },
  parameters: {
    usage: {
      status: 'stable',
      use: ['For details that few people need, in the place where they look for them.'],
      avoid: [
        { when: 'There are several of the same kind.', instead: 'Components/Data/Accordion' },
        { when: 'It explains a term.', instead: 'Components/Overlays/Tooltip' },
        { when: 'It is a menu of actions.', instead: 'Components/Overlays/Menu' },
      ],
      keyboard: [
        { keys: 'Tab', does: 'Moves to the title.', test: 'Default' },
        { keys: 'Enter', does: 'Opens or closes.', test: 'Default' },
        { keys: 'Space', does: 'Opens or closes.', test: 'Default' },
      ],
      accessibility: [
        'The title is a button in a heading. The button exposes whether the content is open.',
        'The browser’s page search finds closed content, and opens it. Without JavaScript, it is open.',
      ],
    },
  },
});

export const Default = meta.story({
  parameters: { controls: { include: ['title', 'children', 'headingLevel'] } },
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement);
    const heading = canvas.getByRole('heading', { level: 3, name: 'What counts as training?' });
    const title = within(heading).getByRole('button', { expanded: false });
    await userEvent.tab();
    await expect(title).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(title).toHaveAttribute('aria-expanded', 'true');
    await waitFor(() => expect(canvas.getByText('A sample answer of one sentence.')).toBeVisible());
    await userEvent.keyboard(' ');
    await expect(title).toHaveAttribute('aria-expanded', 'false');
    await waitFor(() => expect(canvas.getByText('A sample answer of one sentence.')).not.toBeVisible());
  },
});

/** The page search of the browser opens what it finds. */
export const Found = meta.story({
  play: async ({ canvas }) => {
    const title = canvas.getByRole('button', { expanded: false });
    const content = document.getElementById(title.getAttribute('aria-controls') ?? '');
    await waitFor(() => expect(content).toHaveAttribute('hidden', 'until-found'));
    content?.dispatchEvent(new Event('beforematch'));
    await waitFor(() => expect(title).toHaveAttribute('aria-expanded', 'true'));
    await waitFor(() => expect(content).not.toHaveAttribute('hidden'));
  },
});

export const WithBadge = meta.story({ args: { badge: <Badge>Section 127</Badge>, headingLevel: 2 } });

export const Anatomy = meta.story({
  ...anatomyOf([
    { selector: 'button > :first-child', name: 'Title', text: 'the subject of the content' },
    { selector: '[data-component="Badge"]', side: 'top', name: 'Badge', text: 'optional; the category' },
    {
      selector: 'button > :last-child',
      side: 'end',
      name: 'Chevron',
      text: 'points up while the content is open',
    },
    { selector: '[data-part="panel"]', name: 'Content', text: 'details that few people need' },
  ]),
  args: { ...WithBadge.input.args, defaultExpanded: true },
});

export const LongText = meta.story({
  args: { title: longTitle, children: longText, badge: <Badge>Enrollment</Badge>, defaultExpanded: true },
});

/** Details that few people need. */
export const ForTheFew = meta.story({ tags: ['do'] });

/** Everyone needs this deadline, but only people who press the title see it. */
export const HidesWhatMatters = meta.story({
  tags: ['dont'],
  args: { title: 'Application deadline', children: 'Applications close on March 31, 2025.' },
});

export const StickerSheet = meta.story({
  tags: ['sticker-sheet'],
  render: () => (
    <Stack gap={24}>
      <Disclosure title="Closed">Details</Disclosure>
      <Disclosure title="Open" defaultExpanded>
        Details in a sentence.
      </Disclosure>
      <Disclosure title="With a badge" badge={<Badge>Section 127</Badge>}>
        Details
      </Disclosure>
      <Disclosure title={longTitle} badge={<Badge>Enrollment</Badge>} defaultExpanded>
        {longText}
      </Disclosure>
    </Stack>
  ),
});

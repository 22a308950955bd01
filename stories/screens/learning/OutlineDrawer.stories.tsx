import { OutlineDrawer } from '@redwhiteandcode/design-system';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { outline } from '../../samples/learning.ts';
import { longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Learning/OutlineDrawer',
  component: OutlineDrawer,
  args: {
    modules: outline,
    current: { module_number: 2, lesson_number: 1 },
    lessonHref: (module, lesson) => `#${module.module_number}-${lesson.lesson_number}`,
    onOpenChange: fn(),
  },
  parameters: {
    docs: { story: { inline: false, height: '520px' } },
    usage: {
      status: 'new',
      use: ['The header of the player, on screens that are too narrow for the outline beside the lesson.'],
      avoid: [{ when: 'The outline fits beside the lesson.', instead: 'Screens/Learning/CourseOutline' }],
      keyboard: [
        { keys: 'Enter', does: 'Opens the outline; on a lesson, opens the lesson.', test: 'ByKeyboard' },
        { keys: 'Escape', does: 'Closes the outline and returns focus to the button.', test: 'ByKeyboard' },
      ],
      accessibility: ['A dialog named after the course. Focus stays in it until it closes.'],
    },
  },
});

export const Default = meta.story();

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Course outline' }));
    await expect(dialog.getByRole('link', { current: 'page' })).toHaveTextContent('Your first prompt');
  },
});

export const ByKeyboard = meta.story({
  play: async ({ args, canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Outline' });
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await screen.findByRole('dialog');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(button).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    const dialog = within(await screen.findByRole('dialog'));
    dialog.getByRole('link', { name: /Checking an answer/ }).focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await expect(args.onOpenChange).toHaveBeenLastCalledWith(false);
  },
});

export const LongText = meta.story({
  args: { courseTitle: longTitle },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Outline' }));
    await screen.findByRole('dialog');
  },
});

import { GenerateContent } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Curriculum/GenerateContent',
  component: GenerateContent,
  parameters: {
    usage: {
      status: 'stable',
      use: ['The page of a course that has no details yet.'],
      avoid: [
        { when: 'The generation has started.', instead: 'Screens/Curriculum/GenerationProgress' },
        { when: 'The course has locked details.', instead: 'Screens/Course/LockedPreview' },
      ],
      keyboard: [{ keys: 'Enter', does: 'Starts the generation.', test: 'Default' }],
      accessibility: ['A failure is announced assertively. A pending button keeps focus.'],
    },
  },
});

export const Default = meta.story({
  args: { isSignedIn: true, onGenerate: fn() },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Generate AI-Powered Course Content' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    if (args.isSignedIn) await expect(args.onGenerate).toHaveBeenCalledOnce();
  },
});

export const SignedOut = meta.story({ args: { isSignedIn: false, signInHref: '/auth' } });

export const Generating = meta.story({ args: { isSignedIn: true, onGenerate: fn(), isGenerating: true } });

export const Failed = meta.story({
  args: {
    isSignedIn: true,
    onGenerate: fn(),
    errorMessage: 'The curriculum could not be written. Try again in a minute.',
  },
});

import { GenerateContent } from '@redwhiteandcode/design-system';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview.tsx';

const meta = preview.meta({
  title: 'Screens/Catalog/GenerateContent',
  component: GenerateContent,
  parameters: {
    usage: {
      status: 'stable',
      use: ['On a course’s page that has no details yet.'],
      avoid: [
        { when: 'The writing has begun.', instead: 'Screens/Catalog/GenerationProgress' },
        {
          when: 'There are details and the visitor is signed out.',
          instead: 'Screens/Catalog/LockedPreview',
        },
      ],
      keyboard: [{ keys: 'Enter', does: 'Starts the writing.', test: 'Default' }],
      accessibility: ['A failure interrupts; a pending button keeps its focus.'],
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

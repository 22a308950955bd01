import { SentApplication } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { application } from '../../samples/admin.ts';
import { inColumn } from '../../samples/decorators.tsx';

const meta = preview.meta({
  title: 'Screens/Liftoff/SentApplication',
  component: SentApplication,
  args: { application, hasProof: true },
  decorators: [inColumn],
  parameters: {
    usage: {
      status: 'new',
      use: ['Under the status of an application that waits for a decision or is approved.'],
      avoid: [{ when: 'The user may apply again.', instead: 'Screens/Liftoff/LayoffApplicationForm' }],
      keyboard: [],
      accessibility: ['The fields are a list of names and values with the labels of the form.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    for (const text of ['January 15, 2026', 'Actively searching', 'One document'])
      await expect(canvas.getByText(text)).toBeVisible();
  },
});

/** Fields that were left empty are not shown. */
export const OnlyRequired = meta.story({
  args: {
    application: { ...application, phone: null, linkedin_url: null, target_industry: null },
    hasProof: false,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Phone')).toBeNull();
    await expect(canvas.getByText('None')).toBeVisible();
  },
});

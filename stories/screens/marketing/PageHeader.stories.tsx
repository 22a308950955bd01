import { AnswersIllustration, Breadcrumbs, ButtonLink, PageHeader } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const meta = preview.meta({
  title: 'Screens/Marketing/PageHeader',
  component: PageHeader,
  args: { title: 'Help center', lead: 'Answers about courses, reimbursement, and certificates.' },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['The top of an information page: help, contact, about, resources, terms.'],
      avoid: [{ when: 'The page promotes a product.', instead: 'Screens/Marketing/Hero' }],
      keyboard: [],
      accessibility: ['It contains the page’s only h1, which takes focus after a navigation.'],
    },
  },
});

export const Default = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Help center');
  },
});

/** All optional parts. */
export const Complete = meta.story({
  args: {
    eyebrow: '// help',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Help center' }]} />,
    meta: 'Last updated: January 2025',
    actions: <ButtonLink href="/contact">Contact Support</ButtonLink>,
    illustration: <AnswersIllustration />,
  },
});

export const LongText = meta.story({ args: { eyebrow: longTitle, title: longTitle, lead: longText } });

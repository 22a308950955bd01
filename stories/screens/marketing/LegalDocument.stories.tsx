import { Breadcrumbs, LegalDocument } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const words =
  'Sample words of a document that is read rarely and then with care. They say what is kept, for how long, and whom to ask.';

const sections = [
  { id: 'what-we-keep', title: 'What we keep', content: <p>{words}</p> },
  {
    id: 'how-long',
    title: 'How long',
    content: (
      <>
        <p>{words}</p>
        <ul>
          <li>The account, until it is deleted.</li>
          <li>Certificates, so that others can check them.</li>
        </ul>
      </>
    ),
  },
  { id: 'your-rights', title: 'Your rights', content: <p>{words}</p> },
  { id: 'changes', title: 'Changes', content: <p>{words}</p> },
];

const meta = preview.meta({
  title: 'Screens/Marketing/LegalDocument',
  component: LegalDocument,
  args: { title: 'Privacy policy', lastUpdated: 'January 2025', sections },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: [
        'For terms, the privacy policy, the AI disclosure: long documents that are linked to by section.',
      ],
      avoid: [{ when: 'Readers come with one question.', instead: 'Screens/Marketing/FaqList' }],
      keyboard: [
        { keys: 'Tab', does: 'Goes through the contents; each entry leads to its section.', test: 'Default' },
      ],
      accessibility: ['The contents are a navigation; every section is a region named by its heading.'],
    },
  },
});

/** On paper the contents stay away, and addresses stand beside their links. */
export const Default = meta.story({
  play: async ({ canvas, canvasElement, userEvent }) => {
    await expect(canvas.getByText('Last updated: January 2025')).toBeVisible();
    await userEvent.tab();
    const link = canvas.getByRole('link', { name: '1. What we keep' });
    await expect(link).toHaveFocus();
    await expect(canvasElement.querySelector(link.getAttribute('href') ?? '')).toHaveTextContent(
      'What we keep',
    );
  },
});

export const Complete = meta.story({
  args: {
    lead: 'What we know about you, what for, and what you can ask of us.',
    breadcrumbs: <Breadcrumbs items={[{ label: 'Home', href: '/' }, { label: 'Privacy policy' }]} />,
    lastUpdated: '2025-01-15',
  },
});

export const LongText = meta.story({
  args: {
    title: longTitle,
    lead: longText,
    sections: [{ id: 'long', title: longTitle, content: <p>{longText}</p> }, ...sections],
  },
});

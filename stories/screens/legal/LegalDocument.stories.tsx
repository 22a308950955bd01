import { Breadcrumbs, LegalDocument } from '@redwhiteandcode/design-system';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview.tsx';
import { longText, longTitle } from '../../samples/text.ts';

const text =
  'A sample text of a document that is read rarely, but with care. It says what is stored, for how long, and whom to ask.';

const sections = [
  { id: 'what-we-keep', title: 'What we keep', content: <p>{text}</p> },
  {
    id: 'how-long',
    title: 'How long',
    content: (
      <>
        <p>{text}</p>
        <ul>
          <li>The account, until it is deleted.</li>
          <li>Certificates, so that others can check them.</li>
        </ul>
      </>
    ),
  },
  { id: 'your-rights', title: 'Your rights', content: <p>{text}</p> },
  { id: 'changes', title: 'Changes', content: <p>{text}</p> },
];

const meta = preview.meta({
  title: 'Screens/Legal/LegalDocument',
  component: LegalDocument,
  args: { title: 'Privacy policy', lastUpdated: 'January 2025', sections },
  parameters: {
    layout: 'fullscreen',
    usage: {
      status: 'new',
      use: ['Terms, the privacy policy, or the AI disclosure: long documents with links to sections.'],
      avoid: [{ when: 'Readers have one question.', instead: 'Screens/Help/FaqList' }],
      keyboard: [{ keys: 'Tab', does: 'Moves through the table of contents.', test: 'Default' }],
      accessibility: ['The table of contents is a navigation landmark. Sections are regions with names.'],
    },
  },
});

/** In print, the table of contents is hidden and each link shows its URL. */
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
    lead: 'What we know about you, why, and what you can ask us to do.',
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

/** The copy of the header of the AI transparency page. */
export const aiCopy = {
  meta: {
    description:
      'What on this site is AI-generated, which kind of model writes it, what the model receives, how it is checked and labeled, and what is illustrative.',
    keywords: ['AI transparency', 'AI-generated courses', 'AI disclosure', 'generative AI in education'],
  },
  header: {
    eyebrow: 'AI transparency',
    title: 'What AI wrote, and how to tell',
    lead: 'You are learning about AI from courses that AI helped to write. Here is what that means, without the fine print.',
    reviewed: { label: 'Last reviewed', date: '2026-11-22', text: 'November 22, 2026' },
  },
} as const;

/** The copy of the AI transparency page. */
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
    reviewed: { label: 'Last reviewed', date: '2026-11-30', text: 'November 30, 2026' },
  },
  whole: {
    eyebrow: 'Full disclosure',
    title: 'AI disclosure in six answers',
  },
  /** With an indefinite article, for the disclosure. */
  model: 'a model of the Gemini Flash family from Google',
  data: {
    eyebrow: 'Your data',
    title: 'What the model receives',
    description:
      'To write course content, the model receives information about the course and nothing about people. In a prompt lab, learners can send it a prompt.',
    receivedTitle: 'What it receives',
    received: [
      'The course’s title, description and highlights',
      'Its level, track and length in weeks',
      'The format of its response',
      'The outline it wrote, when it writes the lessons',
      'In a prompt lab, if a learner runs a prompt: the prompt and the material of the exercise',
    ],
    neverReceivedTitle: 'What it never receives',
    neverReceived: [
      'Names, email addresses or accounts',
      'Progress, certificates or other answers of learners',
      'Layoff applications and proof documents',
      'Employers, payments or reimbursements',
    ],
  },
  checks: {
    eyebrow: 'Checks',
    title: 'What happens before you read it',
    description:
      'These checks catch malformed and unsafe content, but not every factual error. A person does not review every lesson before it is published.',
    items: [
      {
        title: 'Written to a fixed format',
        text: 'The model follows a fixed format: outcomes, modules and lessons. A response that does not match is returned to the model with the reason.',
      },
      {
        title: 'Sanitized',
        text: 'Scripts and hidden content are removed from lessons when they are stored, and again when they are shown.',
      },
      {
        title: 'Published all at once',
        text: 'A course appears with all its lessons or not at all. We never show a partial curriculum.',
      },
      {
        title: 'Labeled and corrected',
        text: 'AI-generated content is labeled from the start. A person reviews the mistakes that learners report.',
      },
    ],
  },
  marks: {
    eyebrow: 'Labels',
    title: 'How to recognize it',
    description: 'These are the actual labels, as they appear next to AI-generated content.',
    badge: { title: 'Badge', text: 'Next to titles, in lists and in the player.' },
    compact: {
      title: 'Compact badge',
      text: 'Where space is limited. Press it or point at it to read more.',
    },
    short: { title: 'Short notice', text: 'Under a curriculum or an instructor profile.' },
    prominent: {
      title: 'Prominent notice',
      text: 'At the top of content that is entirely AI-generated.',
    },
    lesson: {
      title: 'Origin of a lesson',
      text: 'Provider, model and date. An example:',
      date: '2026-11-22',
    },
  },
  report: {
    title: 'Found a mistake?',
    description:
      'Tell us the course, the lesson and the sentence. We review it, correct it and respond within 24 business hours.',
    links: [
      { label: 'Report a Mistake', href: '/contact' },
      { label: 'Meet Our Team', href: '/about#leadership' },
    ],
  },
} as const;

/** Words of the page about AI below its opening. */
export const aiSections = {
  whole: {
    eyebrow: 'The whole disclosure',
    title: 'In six answers',
  },
  /** As it follows an indefinite article in the disclosure. */
  model: 'a model of the Gemini Flash family from Google',
  data: {
    eyebrow: 'Your data',
    title: 'What the model is told',
    description: 'It writes about a course, so it is told about the course, and about nobody.',
    toldTitle: 'What it gets',
    told: [
      'The course’s title, description and highlights',
      'Its level, track and length in weeks',
      'The form its answer must have',
      'The outline it wrote, when it writes the lessons',
    ],
    keptTitle: 'What it never gets',
    kept: [
      'Names, email addresses or accounts',
      'Progress, certificates or answers of learners',
      'Layoff applications and proof documents',
      'Employers, payments or reimbursements',
    ],
  },
  checks: {
    eyebrow: 'Checks',
    title: 'What happens before you read it',
    description:
      'These checks catch a broken form and unsafe content, not every wrong fact. Not every lesson has been read by a person before it is published.',
    items: [
      {
        title: 'Written to a form',
        text: 'The model fills a fixed form: outcomes, modules, lessons. An answer that does not fit is sent back with the reason.',
      },
      {
        title: 'Cleaned',
        text: 'Lesson text is stripped of scripts and hidden content when it is stored, and again when it is shown.',
      },
      {
        title: 'Published as a whole',
        text: 'A course appears with all its lessons or not at all. Half a curriculum is never shown.',
      },
      {
        title: 'Labeled and corrected',
        text: 'It carries its label from the first minute. Mistakes that learners report are looked at by a person.',
      },
    ],
  },
  marks: {
    eyebrow: 'Labels',
    title: 'How to recognize it',
    description: 'These are the labels themselves, as they stand beside machine-written content.',
    badge: { title: 'Badge', text: 'By titles, in lists and in the player.' },
    compact: { title: 'Compact badge', text: 'Where room is short. Press it, or point at it, to read more.' },
    short: { title: 'Short notice', text: 'Under a curriculum or an instructor profile.' },
    prominent: {
      title: 'Prominent notice',
      text: 'At the head of what is machine-written as a whole.',
    },
    lesson: {
      title: 'Origin of a lesson',
      text: 'Provider, model and day of writing. An example:',
      date: '2026-11-22',
    },
  },
  report: {
    title: 'Found a mistake?',
    description:
      'Tell us the course, the lesson and the sentence. We look at it, correct it, and answer within 24 business hours.',
    links: [
      { label: 'Report a Mistake', href: '/contact' },
      { label: 'Meet Our Team', href: '/about#leadership' },
    ],
  },
} as const;

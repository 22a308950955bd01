import type { CourseSummary, FeaturedCourse } from '@redwhiteandcode/design-system';

/** The catalog; enrollment figures are illustrative. */
export const catalog: readonly CourseSummary[] = [
  {
    id: 'ai-fundamentals-for-business',
    title: 'AI Fundamentals for Business',
    description:
      'Learn how AI systems work, where they fit in everyday business tasks, and how to test one before you rely on it. You finish with a scored use case and a pilot plan.',
    duration: '8 weeks',
    students: '2,500+',
    level: 'Beginner',
    track: 'Operations',
    deduction: '$2,950',
  },
  {
    id: 'machine-learning-operations',
    title: 'Machine Learning Operations',
    description:
      'Take models from a notebook to dependable service: versioned data, automated training pipelines, safe deployment, monitoring for drift, and rollback when results slip.',
    duration: '12 weeks',
    students: '1,200+',
    level: 'Advanced',
    track: 'Technical',
    deduction: '$4,750',
  },
  {
    id: 'ai-ethics-and-compliance',
    title: 'AI Ethics & Compliance',
    description:
      'Spot fairness, privacy, and transparency problems before a system goes live, and document the checks. Practice impact assessments, bias tests, and plain-language notices.',
    duration: '6 weeks',
    students: '1,600+',
    level: 'Intermediate',
    track: 'Leadership',
    deduction: '$3,450',
  },
  {
    id: 'advanced-deep-learning',
    title: 'Advanced Deep Learning',
    description:
      'Build and train convolutional networks, transformers, and generative models, then diagnose why training fails. Covers optimization, regularization, and multi-GPU training.',
    duration: '16 weeks',
    students: '900+',
    level: 'Advanced',
    track: 'Technical',
    deduction: '$5,250',
  },
  {
    id: 'generative-ai-and-llms',
    title: 'Generative AI & LLMs',
    description:
      'Build working applications on large language models with structured output, retrieval, tool use, and fine-tuning, and measure their answers with evaluation sets you write yourself.',
    duration: '10 weeks',
    students: '3,100+',
    level: 'Intermediate',
    track: 'Technical',
    deduction: '$4,450',
  },
  {
    id: 'ai-strategy-for-executives',
    title: 'AI Strategy for Executives',
    description:
      'Decide where AI deserves investment and where it does not. Four focused weeks on portfolio choices, build-or-buy economics, risk appetite, talent, and what to ask before funding a project.',
    duration: '4 weeks',
    students: '800+',
    level: 'Executive',
    track: 'Leadership',
    deduction: '$4,950',
  },
  {
    id: 'data-science-fundamentals',
    title: 'Data Science Fundamentals',
    description:
      'Start from spreadsheets and finish with Python analyses you can defend: cleaning data, SQL queries, charts, basic statistics, and first regression and classification models.',
    duration: '12 weeks',
    students: '2,800+',
    level: 'Beginner',
    track: 'Technical',
    deduction: '$3,950',
  },
  {
    id: 'ai-driven-automation',
    title: 'AI-Driven Automation',
    description:
      'Map a process, pick the steps worth automating, and connect AI to the systems you already run. Covers document extraction, routing, approvals, exception queues, and measured savings.',
    duration: '8 weeks',
    students: '1,900+',
    level: 'Intermediate',
    track: 'Operations',
    deduction: '$3,750',
  },
  {
    id: 'computer-vision-applications',
    title: 'Computer Vision Applications',
    description:
      'Train and ship image systems for inspection, counting, and document reading. Work through labeling, detection, segmentation, edge deployment, and testing in poor light.',
    duration: '12 weeks',
    students: '1,000+',
    level: 'Advanced',
    track: 'Technical',
    deduction: '$4,850',
  },
  {
    id: 'natural-language-processing',
    title: 'Natural Language Processing',
    description:
      'Turn text into decisions with classification, entity extraction, semantic search, and summarization. Compare classic methods with transformers and choose by cost, speed, and error.',
    duration: '10 weeks',
    students: '1,400+',
    level: 'Intermediate',
    track: 'Technical',
    deduction: '$4,650',
  },
  {
    id: 'ai-for-cybersecurity',
    title: 'AI for Cybersecurity',
    description:
      'Use machine learning to find anomalies, triage alerts, and analyze phishing, and defend AI systems themselves against prompt injection, data poisoning, and model theft.',
    duration: '10 weeks',
    students: '1,300+',
    level: 'Advanced',
    track: 'Operations',
    deduction: '$4,550',
  },
  {
    id: 'prompt-engineering-mastery',
    title: 'Prompt Engineering Mastery',
    description:
      'Write instructions that give dependable results across writing, analysis, and data tasks. Build a tested prompt library with examples, output formats, and checks your team can reuse.',
    duration: '6 weeks',
    students: '3,400+',
    level: 'All Levels',
    track: 'Operations',
    deduction: '$3,150',
  },
  {
    id: 'responsible-ai-and-governance',
    title: 'Responsible AI & Governance',
    description:
      'Set up AI oversight that works in practice: an inventory of systems, risk tiers, approval paths, vendor reviews, incident response, and reports a board can act on.',
    duration: '8 weeks',
    students: '1,100+',
    level: 'Executive',
    track: 'Leadership',
    deduction: '$4,250',
  },
  {
    id: 'ai-product-management',
    title: 'AI Product Management',
    description:
      'Lead AI products from problem to launch: frame the user need, set quality targets, plan data and evaluation, design for wrong answers, and decide when a feature is ready to ship.',
    duration: '8 weeks',
    students: '1,500+',
    level: 'Intermediate',
    track: 'Leadership',
    deduction: '$4,150',
  },
];

/** The two featured courses: courses with a page, not counted among the catalog. */
export const featured: readonly (FeaturedCourse & CourseSummary)[] = [
  {
    id: 'ai-literacy-101',
    title: 'AI Literacy 101',
    description:
      'A plain-language introduction to AI for any job: what the tools can do, where they go wrong, how to protect private information, and how to check an answer before you use it.',
    duration: '8 weeks',
    students: '4,200+',
    level: 'Beginner',
    track: 'Operations',
    deduction: '$599',
    price: '$299',
    highlights: [
      'No technical background needed',
      'Practice on everyday work tasks',
      'A checklist for verifying AI answers',
      'Clear rules for private and company data',
    ],
  },
  {
    id: 'ai-productivity',
    title: 'AI Productivity for Work',
    description:
      'Put AI assistants to work on email, meetings, documents, spreadsheets, and research. Build repeatable workflows, time them against your current way, and keep the ones that hold up.',
    duration: '6 weeks',
    students: '3,600+',
    level: 'Intermediate',
    track: 'Operations',
    deduction: '$799',
    price: '$399',
    highlights: [
      'Workflows for email, documents, and spreadsheets',
      'A prompt library you build as you go',
      'Before-and-after timing of your own tasks',
      'Review steps that catch errors early',
    ],
  },
];

/** Where a course's page is. */
export const courseHref = ({ id }: { id: string }): string => `/course/${id}`;

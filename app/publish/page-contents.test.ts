import { latestAnnualLimit, limitText } from '@redwhiteandcode/contract/tax/annual-limit.ts';
import courses from '@redwhiteandcode/contract/catalog/courses.json' with { type: 'json' };
import { refundCopy } from '@redwhiteandcode/contract/orders/refund-rule.ts';
import { courseHours, hoursFormula, hoursLink, hoursPath } from '@redwhiteandcode/contract/course/hours.ts';
import { courseFiles } from '@redwhiteandcode/lambdas/jobs/course-files.ts';
import { describe, expect, it } from 'vitest';
import { attribute, htmlOf, mainOf, partOf, textOf, textsOf } from './built-page.ts';
import { indexedPaths } from './paths.ts';

interface Content {
  path: string;
  title?: string;
  /** The second-level headings in order; for the legal pages, only some of them. */
  sections: readonly string[];
  links?: readonly (readonly [name: string, href: string])[];
  says?: readonly string[];
}

/** The hours of the courses that have lessons, by their ids. */
const openHours = new Map(
  courseFiles(() => '').flatMap(({ about, text, assessment }) => {
    const { hours } = courseHours(
      text.modules.flatMap(({ lessons }) => lessons),
      assessment,
    );
    return hours === null ? [] : [[about.id, hours] as const];
  }),
);

/** The place of a course in the list: open courses first, and among equals the featured ones. */
const rank = ({ id, kind }: { id: string; kind: string }) =>
  (openHours.has(id) ? 0 : 2) + (kind === 'featured' ? 0 : 1);

const contents: readonly Content[] = [
  {
    path: '/',
    sections: [
      'How it works',
      'Featured courses',
      'Made for the way America works',
      'Your reimbursement package',
      'What comes next',
      'Why learn here',
      'All programs',
      'Savings calculator',
      'AI skills at work',
      'Questions people ask first',
      'Ready when you are',
    ],
    links: [
      ['Terms of Service', '/terms'],
      ['Verify Certificate', '/verify'],
      ['Layoff to Lift-Off', '/layoff-to-liftoff'],
      ['For Employers', '/corporate'],
    ],
  },
  {
    path: '/courses',
    title: 'Find your course',
    sections: [...courses].sort((a, b) => rank(a) - rank(b)).map(({ title }) => title),
    says: ['not tax advice'],
  },
  {
    path: '/about',
    title: 'AI training that an employer can say yes to',
    sections: [
      'Why we are here',
      'Founded in 2025 by three co-founders',
      'Who leads the company',
      'What we value',
      'Company information',
      'Written with AI, and labeled',
      'At a glance',
      'Learn with us',
    ],
    links: [
      ['AI Transparency', '/ai-transparency'],
      ['Browse Courses', '/courses'],
      ['Contact Us', '/contact'],
    ],
    says: ['100%', 'average reimbursement time (illustrative)', 'not tax advice'],
  },
  {
    path: '/corporate',
    title: 'Train your team in AI, through your education plan',
    sections: [
      'What your company gets',
      'How a team starts',
      'One view of every seat',
      'Priced per employee',
      'No educational assistance plan yet?',
      'See it with your own team',
    ],
    links: [
      ['Request a Demo', '/contact'],
      ['See Plans and Buy', '/corporate#plans'],
      ['Buy Seats', '/corporate/buy'],
    ],
    says: [
      'Most Popular',
      '500 or more seats',
      'On the first of each month, we email your contact a report',
      'The start, progress, completion and certificate number of each course',
      'A seat costs its plan’s price for 12 months from the day your account opens.',
      'not tax advice',
    ],
  },
  {
    path: '/corporate/buy',
    title: 'Buy seats for your company',
    sections: ['You need an account to buy'],
    links: [['Sign in', '/auth?returnTo=%2Fcorporate%2Fbuy%3Fseats%3D25']],
    says: ['A seat costs $199 for 12 months from the day your account opens.', 'Nothing renews by itself.'],
  },
  {
    path: '/layoff-to-liftoff',
    title: 'Laid off? Learn now, at no cost.',
    sections: [
      'How it works',
      'Built for the months in between',
      'What you get',
      'Where it can lead',
      'Is it for you?',
      'Start with the application',
    ],
    links: [
      ['Apply Now', '/layoff-application'],
      ['Start Your Application', '/layoff-application'],
      ['Help Center', '/help'],
    ],
    says: [
      'Illustrative figures',
      'laid off within the past 12 months',
      'You owe nothing for the courses that you enroll in after your approval, now or after you find a job.',
      'You owe nothing if it declines.',
      'HR or a tax advisor',
      'not tax advice',
    ],
  },
  {
    path: '/ai-transparency',
    title: 'What AI wrote, and how to tell',
    sections: [
      'AI disclosure in six answers',
      'What the model receives',
      'What happens before you read it',
      'How to recognize it',
      'Found a mistake?',
    ],
    links: [
      ['Report a Mistake', '/contact'],
      ['Tell us', '/contact'],
      ['Meet Our Team', '/about#leadership'],
    ],
    says: [
      'What is AI-generated',
      'What is illustrative',
      'What it never receives',
      'Last reviewed',
      'A person does not review every lesson',
    ],
  },
  {
    path: '/section-127-resources',
    title: 'Section 127 Resources',
    sections: [
      'Official documents',
      'The yearly limit',
      'Who has to do what',
      'What a plan can cover',
      'A blank sample to take to HR',
      'Put it to use',
    ],
    links: [
      ['Get Started', '/auth?mode=signup'],
      ['For Employers', '/corporate'],
      ['Download Sample Packet (PDF)', '/downloads/reimbursement-packet-sample.pdf'],
    ],
    says: [
      `${latestAnnualLimit.year} ${limitText(latestAnnualLimit)}`,
      'Not yet announced',
      'not legal or tax advice',
    ],
  },
  {
    path: '/tax-benefits',
    title: 'How employers may pay for your course, tax-free',
    sections: [
      'The rule at a glance',
      'Who can use it',
      'From payment to payback',
      'An example with numbers',
      'What it means for each side',
      'Questions to ask HR',
      'Bring it to your employer',
    ],
    links: [
      ['Get Started', '/auth?mode=signup'],
      ['Ask a Question', '/contact'],
      ['The refund rule in full', '/terms#refunds'],
    ],
  },
  {
    path: '/privacy',
    title: 'Privacy Policy',
    sections: [
      '2. Information we collect',
      '4. Analytics and advertising',
      '5. What the AI model receives',
      '12. Contact',
    ],
  },
  {
    path: '/security',
    title: 'Security',
    sections: [
      '1. Accounts and sign-in',
      '2. Data and documents',
      '3. The service',
      '4. What we do not have',
      '5. Report a vulnerability',
    ],
    links: [['security.txt', '/.well-known/security.txt']],
    says: ['No SOC 2 report', 'no independent audit'],
  },
  {
    path: '/terms',
    title: 'Terms of Service',
    sections: [
      '2. Eligibility and accounts',
      '7. Refunds and the 100% money-back guarantee',
      '14. Disclaimer of warranties and limitation of liability',
      '17. Contact',
    ],
    links: [['account page', '/account']],
    says: [
      `100% money-back guarantee: we refund 100 percent of what was paid for a course ${refundCopy.denial}.`,
      refundCopy.window,
      'choose “Delete my account”',
      'at least 18 years',
      '30 days before it takes effect',
    ],
  },
];

describe('the content of a page', () => {
  it.each(contents)(
    '$path has its sections in order, its links and its texts',
    { tags: ['landing-sections'] },
    ({ path, title, sections, links = [], says = [] }) => {
      const main = mainOf(path);
      const headings = textsOf(main, 'h2');
      const isLegal = path === '/privacy' || path === '/terms';
      expect(isLegal ? headings.filter((heading) => sections.includes(heading)) : headings).toEqual(sections);
      expect(textsOf(main, 'h1')).toHaveLength(1);
      if (title) expect(textsOf(main, 'h1')).toEqual([title]);
      const found = [...main.matchAll(/<a [^>]*>.*?<\/a>/gs)].map(
        ([link]) => `${textOf(link)} -> ${attribute(link, 'href')}`,
      );
      expect(
        links.map(([name, href]) => `${name} -> ${href}`).filter((link) => !found.includes(link)),
      ).toEqual([]);
      const text = textOf(main);
      expect(says.filter((words) => !text.includes(words))).toEqual([]);
    },
  );

  it.each([
    ['/', 'expert-led AI courses'],
    ['/about', 'AI courses, from beginner to executive level'],
    ['/corporate', 'expert courses, from beginner to executive level'],
  ])('%s shows the number of courses in the catalog', { tags: ['course-count'] }, (path, label) => {
    const catalog = courses.filter(({ kind }) => kind === 'catalog').length;
    expect(textOf(mainOf(path))).toMatch(new RegExp(`${catalog} ${label}|${label} ${catalog}`));
  });

  const countIn = (html: string, part: string) => html.split(part).length - 1;

  it.each([
    ['/layoff-to-liftoff', 5],
    ['/corporate', 4],
    ['/', 4],
  ])('%s has %d steps', { tags: ['steps'] }, (path, steps) => {
    expect(countIn(partOf(mainOf(path), 'data-component="Steps"', '</ol>'), '<li')).toBe(steps);
  });

  it('of Layoff to Lift-Off lists six kinds of support', { tags: ['liftoff-support'] }, () => {
    expect(countIn(mainOf('/layoff-to-liftoff'), 'data-component="FeatureBlock"')).toBe(6);
  });

  it('has three testimonials, labeled as illustrative', { tags: ['testimonials'] }, () => {
    const list = partOf(mainOf('/'), 'data-component="TestimonialList"', '</ul>');
    expect(countIn(list, '<figure')).toBe(3);
    expect(textOf(list)).toMatch(/illustrative/i);
  });

  it('has testimonials without stars, and none that claims a reimbursement', () => {
    const list = partOf(mainOf('/'), 'data-component="TestimonialList"', '</ul>');
    for (const figure of list.match(/<figure.*?<\/figure>/gs) ?? []) {
      const text = textOf(figure);
      expect(figure, text).not.toMatch(/<svg|★|stars?\b/i);
      expect(text).not.toMatch(/reimburs|refund|paid|money back|tax-free|\$/i);
    }
  });

  it('has the levels and tracks of the catalog as filters', { tags: ['catalog-options'] }, () => {
    expect(textsOf(partOf(mainOf('/'), 'data-component="CatalogFilters"', 'Showing'), 'option')).toEqual([
      'All Levels',
      'Beginner',
      'Intermediate',
      'Advanced',
      'Executive',
      'All Tracks',
      'Technical',
      'Leadership',
      'Operations',
    ]);
  });

  it('lists every course with its state and price, and links to its page', () => {
    const cards = mainOf('/courses').split('<article').slice(1);
    expect(new Set(cards.map((card) => /href="\/course\/([^"]+)"/.exec(card)?.[1]))).toEqual(
      new Set(courses.map(({ id }) => id)),
    );
    const textOfCard = (id: string) => textOf(cards.find((card) => card.includes(`/course/${id}"`)) ?? '');
    expect(textOfCard('ai-literacy-101')).toMatch(
      /\d+ lessons, about [\d.]+ hours.*\$299.*Your employer may reimburse it/,
    );
    for (const [id, hours] of openHours) expect(textOfCard(id)).toContain(`lessons, about ${hours} hours`);
    for (const { id, description } of courses) expect(textOfCard(id)).toContain(description);
    expect(textOf(mainOf('/courses'))).toContain(`Showing ${courses.length} of ${courses.length} courses`);
  });

  it('of a course links its hours to how they are computed', () => {
    for (const [id, hours] of openHours) {
      const main = mainOf(`/course/${id}`);
      expect(textOf(main)).toContain(`about ${hours} hours · ${hoursLink}`);
      expect(main).toContain(`href="${hoursPath}"`);
    }
    const [page = '', section] = hoursPath.split('#');
    expect(textOf(partOf(mainOf(page), `id="${section}"`, '</section>'))).toContain(hoursFormula);
  });

  it('of landing has questions of which one can be open at a time', { tags: ['landing-questions'] }, () => {
    const faq = partOf(mainOf('/'), 'id="faq"', '</section>');
    // An accordion keeps at most one of its answers open.
    expect(faq.match(/data-component="Accordion"/g)).toHaveLength(1);
    expect(faq.match(/data-component="Disclosure"/g)).toHaveLength(11);
  });
});

describe('links to other sites', () => {
  const officialHosts = ['uscode.house.gov', 'www.ecfr.gov', 'www.congress.gov', 'www.irs.gov'];
  const linksOut = (path: string) =>
    [...mainOf(path).matchAll(/<a [^>]*href="http.*?<\/a>/gs)].map(([link]) => ({
      href: attribute(link, 'href') ?? '',
      rel: attribute(link, 'rel'),
      name: textOf(link.replaceAll(/<svg.*?<\/svg>/gs, '')),
    }));

  it.each(['/section-127-resources', '/tax-benefits', '/privacy', '/terms'])(
    'on %s lead only to the law and the IRS, and say that they open a new tab',
    (path) => {
      for (const { href, rel, name } of linksOut(path)) {
        const { protocol, host } = new URL(href);
        expect([protocol, officialHosts.includes(host)], href).toEqual(['https:', true]);
        expect(rel, href).toContain('noopener');
        expect(name, href).toMatch(/new tab/i);
      }
    },
  );

  it.each([
    [/26 U\.S\. Code Section 127/, /^https:\/\/uscode\.house\.gov\/.*section127/],
    [/Publication 970/, /^https:\/\/www\.irs\.gov\/publications\/p970$/],
    [/Publication 15-B/, /^https:\/\/www\.irs\.gov\/publications\/p15b$/],
    [/Frequently asked questions/, /^https:\/\/www\.irs\.gov\/newsroom\/frequently-asked-questions-/],
  ])(
    'to the official document %s use its official address',
    { tags: ['official-documents'] },
    (title, address) => {
      expect(linksOut('/section-127-resources').find(({ name }) => title.test(name))?.href).toMatch(address);
    },
  );
});

describe('the links to start', () => {
  const linksToStart = indexedPaths.flatMap((path) =>
    [...htmlOf(path).matchAll(/<a [^>]*href="\/auth.*?<\/a>/gs)]
      .map(([link]) => ({ path, name: textOf(link), href: attribute(link, 'href') }))
      .filter(({ name }) => /^(?:Get Started|Start )/.test(name)),
  );

  it.each(linksToStart)('$name on $path opens the sign-up form', ({ href }) => {
    expect(href).toBe('/auth?mode=signup');
  });

  it('are on every page and in the sections that invite visitors', () => {
    expect(new Set(linksToStart.map(({ path }) => path)).size).toBe(indexedPaths.length);
    const names = new Set(linksToStart.map(({ name }) => name));
    expect([...names].sort()).toEqual([
      'Get Started',
      'Get Started Today',
      'Get Started with These Savings',
      'Start Learning Free Today',
      'Start Your Journey',
    ]);
  });
});

import { builtInCatalog, builtInCourse, builtInFeatured, type ListedCourse } from '../catalog/builtIn.ts';
import { breadcrumbList, type CompanyPage } from './companyPages.ts';
import { builtInQuestions } from '../marketing/builtInQuestions.ts';
import { company } from '../../shell/site/company.ts';
import { siteName } from '../../shell/site/siteCopy.ts';
import { absolute } from '../../shell/metadata/pageMeta.ts';

/** The pages with structured data. */
export type StructuredPage = 'home' | 'courses' | 'course' | CompanyPage;

/** A schema.org thing. */
type Thing = { '@type': string | string[]; [property: string]: unknown };

const provider = (): Thing => ({
  '@type': ['Organization', 'EducationalOrganization'],
  '@id': `${absolute('/')}/#organization`,
  name: siteName,
  url: absolute('/'),
});

/** The organization behind the site. */
const organization = (): Thing => ({ '@context': 'https://schema.org', ...provider() });

/** Returns a duration such as '8 weeks' in ISO 8601. */
const isoDuration = (text: string): string | undefined => {
  const weeks = /^(\d+) weeks?$/.exec(text)?.[1];
  return weeks && `P${weeks}W`;
};

function courseThing(course: ListedCourse): Thing {
  return {
    '@type': 'Course',
    name: course.title,
    description: course.description,
    url: absolute(`/course/${course.id}`),
    provider: provider(),
    educationalLevel: course.level,
    timeRequired: isoDuration(course.duration),
    inLanguage: 'en-US',
    offers: {
      '@type': 'Offer',
      category: 'Paid',
      price: String(course.price_cents / 100),
      priceCurrency: 'USD',
    },
  };
}

/** A course, for its page. */
const courseData = (course: ListedCourse): Thing => ({
  '@context': 'https://schema.org',
  ...courseThing(course),
});

/** All courses, featured ones first. */
const allCourses = [...builtInFeatured, ...builtInCatalog];

/** The pages of all courses, for the page that lists them. */
const courseLinks = (): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'AI courses',
  itemListElement: allCourses.map(({ id, title }, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    name: title,
    url: absolute(`/course/${id}`),
  })),
});

/** The list of all courses. */
const courseList = (): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'ItemList',
  name: 'AI courses',
  itemListElement: allCourses.map((course, index) => ({
    '@type': 'ListItem',
    position: index + 1,
    item: courseThing(course),
  })),
});

/** The questions and answers of the landing page. */
const questionList = (): Thing => ({
  '@context': 'https://schema.org',
  '@type': 'FAQPage',
  '@id': `${absolute('/')}/#faq`,
  mainEntity: builtInQuestions.map(({ question, answer }) => ({
    '@type': 'Question',
    name: question,
    acceptedAnswer: { '@type': 'Answer', text: answer },
  })),
});

/** The breadcrumbs of a company page, and on the about page the organization. */
const companyData = (page: CompanyPage): Thing[] => [
  breadcrumbList(page),
  ...(page === 'about' ? [{ ...organization(), foundingDate: String(company.founded) }] : []),
];

function thingsOf(page: StructuredPage, course: ListedCourse | undefined): Thing[] {
  if (page === 'home') return [organization(), courseList(), questionList()];
  if (page === 'courses') return [courseLinks()];
  if (page !== 'course') return companyData(page);
  return course ? [courseData(course)] : [];
}

/** Returns a page's JSON-LD texts, escaped for a script element. */
export function structuredData(page: StructuredPage, courseId: string | undefined): string[] {
  const course = builtInCourse(courseId);
  return thingsOf(page, course).map((thing) => JSON.stringify(thing).replace(/</g, '\\u003c'));
}

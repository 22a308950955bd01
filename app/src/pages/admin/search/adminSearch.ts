import type { CommandPaletteItem, CommandPaletteSection } from '@redwhiteandcode/design-system';
import {
  certificateNumberPattern,
  normalizeCertificateNumber,
} from '@redwhiteandcode/contract/credentials/certificate-number.ts';
import type { AdminCourse } from '@redwhiteandcode/contract/catalog/admin-operations.ts';
import type { AdminCertificate } from '@redwhiteandcode/contract/credentials/admin-operations.ts';
import { folded } from '@redwhiteandcode/contract/text/folded.ts';
import type { Profile } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import type { LayoffApplication } from '@redwhiteandcode/contract/liftoff/operations.ts';
import type { AdminOrder } from '@redwhiteandcode/contract/orders/admin-operations.ts';
import { applicationsHref, courseHref, orderHref, userHref } from '../../../parts/admin/addresses.ts';

/** The copy of the search over the admin area. */
export const adminSearchCopy = {
  title: 'Find a person, course, order, application, certificate or screen',
  screens: 'Screens',
  certificates: 'Certificates',
  certificate: (number: string) => `Certificate ${number}`,
  people: 'People',
  courses: 'Courses',
  orders: 'Orders',
  applications: 'Layoff Applications',
  failure: 'Some results could not be loaded',
} as const;

/** The records that a search found. */
export interface FoundRecords {
  certificates: readonly Pick<
    AdminCertificate,
    'certificate_number' | 'user_id' | 'student_name' | 'course_title'
  >[];
  people: readonly Pick<Profile, 'user_id' | 'full_name' | 'email'>[];
  courses: readonly Pick<AdminCourse, 'id' | 'title' | 'track' | 'level'>[];
  orders: readonly (Pick<AdminOrder, 'id' | 'payer_name'> & { items: readonly { title: string }[] })[];
  applications: readonly Pick<LayoffApplication, 'id' | 'applicant_name' | 'email'>[];
}

/** What the search shows besides records. */
export interface SearchParts {
  /** The screens of the menu. */
  screens: readonly (Pick<CommandPaletteItem, 'label' | 'icon'> & { href: string })[];
  icons: Record<keyof FoundRecords, CommandPaletteItem['icon']>;
}

/** Returns whether a text may be a certificate number as people type it. */
export const isCertificateNumber = (text: string): boolean =>
  certificateNumberPattern.test(normalizeCertificateNumber(text));

/** Returns the screens whose names contain all words of the text: all screens for an empty text. */
function screensFor(text: string, screens: SearchParts['screens']): CommandPaletteSection['items'] {
  const words = folded(text).split(/\s+/);
  return screens
    .filter(({ label }) => words.every((word) => folded(label).includes(word)))
    .map(({ label, href, icon }) => ({ id: href, label, icon }));
}

/** Returns the results of a search in the admin area; the id of each is its address. */
export function searchSections(
  text: string,
  { certificates, people, courses, orders, applications }: FoundRecords,
  { screens, icons }: SearchParts,
): readonly CommandPaletteSection[] {
  return [
    { id: 'screens', title: adminSearchCopy.screens, items: screensFor(text, screens) },
    {
      id: 'certificates',
      title: adminSearchCopy.certificates,
      items: certificates.map(({ certificate_number, user_id, student_name, course_title }) => ({
        id: userHref(user_id),
        label: adminSearchCopy.certificate(certificate_number),
        description: `${student_name}, ${course_title}`,
        icon: icons.certificates,
      })),
    },
    {
      id: 'people',
      title: adminSearchCopy.people,
      items: people.map(({ user_id, full_name, email }) => ({
        id: userHref(user_id),
        label: full_name ?? email,
        description: full_name === null ? undefined : email,
        icon: icons.people,
      })),
    },
    {
      id: 'courses',
      title: adminSearchCopy.courses,
      items: courses.map(({ id, title, track, level }) => ({
        id: courseHref(id),
        label: title,
        description: `${track}, ${level}`,
        icon: icons.courses,
      })),
    },
    {
      id: 'orders',
      title: adminSearchCopy.orders,
      items: orders.map(({ id, payer_name, items }) => ({
        id: orderHref(id),
        label: id,
        description: [payer_name, ...items.map(({ title }) => title)].join(', '),
        icon: icons.orders,
      })),
    },
    {
      id: 'applications',
      title: adminSearchCopy.applications,
      items: applications.map(({ id, applicant_name, email }) => ({
        id: `${applicationsHref}/${id}`,
        label: applicant_name,
        description: email,
        icon: icons.applications,
      })),
    },
  ];
}

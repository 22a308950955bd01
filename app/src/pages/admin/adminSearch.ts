import { type CommandPaletteSection, icons } from '@redwhiteandcode/design-system';
import type { Profile } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';
import { adminSearchCopy as copy } from '../../copy/adminSearch.ts';
import { courseHref, userHref } from './addresses.ts';
import { adminMenu } from './menu.ts';

/** The records that a search found. */
export interface FoundRecords {
  people: readonly Pick<Profile, 'user_id' | 'full_name' | 'email'>[];
  courses: readonly { id: string; title: string; track: string; level: string }[];
}

/** Returns the menu's screens whose names contain all words of the text: all screens for an empty text. */
function screensFor(text: string): CommandPaletteSection['items'] {
  const words = text.toLowerCase().split(/\s+/);
  return adminMenu()
    .flatMap(({ items }) => items)
    .filter(({ label }) => words.every((word) => label.toLowerCase().includes(word)))
    .map(({ label, href, icon }) => ({ id: href, label, icon }));
}

/** Returns the results of a search in the admin area; the id of each is its address. */
export function searchSections(
  text: string,
  { people, courses }: FoundRecords,
): readonly CommandPaletteSection[] {
  return [
    { id: 'screens', title: copy.screens, items: screensFor(text) },
    {
      id: 'people',
      title: copy.people,
      items: people.map(({ user_id, full_name, email }) => ({
        id: userHref(user_id),
        label: full_name ?? email,
        description: full_name === null ? undefined : email,
        icon: icons.user,
      })),
    },
    {
      id: 'courses',
      title: copy.courses,
      items: courses.map(({ id, title, track, level }) => ({
        id: courseHref(id),
        label: title,
        description: `${track}, ${level}`,
        icon: icons.bookOpen,
      })),
    },
  ];
}

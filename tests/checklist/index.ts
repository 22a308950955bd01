import { adminLayout, adminRoles, adminRoutes } from './admin-screens.ts';
import { constants } from './constants.ts';
import { auth, course, dashboard, player } from './courses.ts';
import { navigationBar, routes } from './frame.ts';
import { about, contact, entities, legal, notFound } from './information.ts';
import { landing } from './landing.ts';
import { product } from './product.ts';
import { application, corporate, help, liftoff, resources, verify } from './programs.ts';
import { errors, states } from './rules.ts';
import type { Statement } from './statement.ts';

/** Everything that the specification says a page shows. */
export const statements: readonly Statement[] = [
  ...adminRoutes,
  ...adminLayout,
  ...adminRoles,
  ...constants,
  ...auth,
  ...course,
  ...dashboard,
  ...player,
  ...routes,
  ...navigationBar,
  ...about,
  ...contact,
  ...legal,
  ...notFound,
  ...entities,
  ...landing,
  ...product,
  ...liftoff,
  ...application,
  ...corporate,
  ...resources,
  ...verify,
  ...help,
  ...states,
  ...errors,
];

import { constants } from './constants.ts';
import { auth, course, dashboard, player } from './courses.ts';
import { navigationBar, pageMetadata, routes } from './frame.ts';
import { about, contact, entities, legal, notFound } from './information.ts';
import { landing } from './landing.ts';
import { product } from './product.ts';
import { application, corporate, help, liftoff, resources, verify } from './programs.ts';
import { calls, errors, roles, states, validation } from './rules.ts';
import type { Statement } from './statement.ts';

/** The document's sections; none may be without statements. */
export const sections: Readonly<Record<string, readonly Statement[]>> = {
  '1 What the product does': product,
  '2 Route list': routes,
  '2 Navigation bar': navigationBar,
  '2 Landing page': landing,
  '2 Page metadata': pageMetadata,
  '2 /auth': auth,
  '2 /course/{courseId}': course,
  '2 /dashboard': dashboard,
  '2 /learn/{courseId}': player,
  '2 /layoff-to-liftoff': liftoff,
  '2 /layoff-application': application,
  '2 /corporate': corporate,
  '2 /section-127-resources': resources,
  '2 /verify': verify,
  '2 /help': help,
  '2 /about': about,
  '2 /contact': contact,
  '2 /privacy, /terms, /tax-benefits, /ai-transparency': legal,
  '2 Not-found page': notFound,
  '3 Entities': entities,
  '4 States and transitions': states,
  '5 Validation rules': validation,
  '6 Roles and permissions': roles,
  '7 Calls': calls,
  '8 Error catalogue': errors,
  '9 Business constants': constants,
};

/** Everything that the document states of the public and the learner's screens, and what proves it. */
export const statements: readonly Statement[] = Object.values(sections).flat();

import {
  adminCalls,
  adminConstants,
  adminEntities,
  adminErrors,
  adminPermissions,
  adminShared,
  adminStates,
  adminValidation,
} from './admin-rules.ts';
import {
  adminApplications,
  adminBusiness,
  adminCourses,
  adminLayout,
  adminLists,
  adminPeople,
  adminProduct,
  adminRoles,
  adminRoutes,
} from './admin-screens.ts';
import { constants } from './constants.ts';
import { auth, course, dashboard, player } from './courses.ts';
import { navigationBar, pageMetadata, routes } from './frame.ts';
import { about, contact, entities, legal, notFound } from './information.ts';
import { landing } from './landing.ts';
import { product } from './product.ts';
import { application, corporate, help, liftoff, resources, verify } from './programs.ts';
import { calls, errors, roles, states, validation } from './rules.ts';
import type { Statement } from './statement.ts';

/** The sections of both documents, the administrator's after the learner's; none may be without statements. */
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
  'Admin 1 What the product does': adminProduct,
  'Admin 2 Full route table': adminRoutes,
  'Admin 2 Admin layout': adminLayout,
  'Admin 2 Overview and users': adminPeople,
  'Admin 2 Common to the list screens': adminLists,
  'Admin 2 Role Management': adminRoles,
  'Admin 2 Courses and enrollments': adminCourses,
  'Admin 2 Layoff to Lift-Off Applications': adminApplications,
  'Admin 2 Reimbursements and corporate accounts': adminBusiness,
  'Admin 3 Entities': adminEntities,
  'Admin 4 States and transitions': adminStates,
  'Admin 5 Validation rules': adminValidation,
  'Admin 6 Roles and permissions': adminPermissions,
  'Admin 7 Calls': adminCalls,
  'Admin 8 Error catalogue': adminErrors,
  'Admin 9 Business constants': adminConstants,
  'Admin Shared rules': adminShared,
};

/** Everything that the documents state, and what proves it. */
export const statements: readonly Statement[] = Object.values(sections).flat();

import { index, layout, type RouteConfigEntry, route } from '@react-router/dev/routes';

/** The pages about companies: the choice of one, and the rooms of one. `parts/company/rooms.ts` has the menu. */
export const companyRoutes: RouteConfigEntry[] = [
  layout('shell/frame/pagesRoute.tsx', { id: 'company-pages' }, [
    route('company', 'pages/company/companiesRoute.tsx'),
    route('company-invitation/:token', 'pages/company/invitation/invitationRoute.tsx'),
    route('company-join/:token', 'pages/company/join/joinRoute.tsx'),
  ]),
  route('company/:companyId', 'pages/company/companyRoute.tsx', [
    layout('shell/frame/areaPagesRoute.tsx', { id: 'company-rooms' }, [
      index('pages/company/overviewRoute.tsx'),
      route('orders', 'pages/company/orders/ordersRoute.tsx', { id: 'company-orders' }),
      route('orders/new', 'pages/company/orders/newOrderRoute.tsx'),
      route('orders/:orderId', 'pages/company/orders/orderRoute.tsx', { id: 'company-order' }),
      route('people', 'pages/company/people/peopleRoute.tsx'),
      route('people/import', 'pages/company/import/importRoute.tsx'),
      route('people/:personId', 'pages/company/people/personRoute.tsx'),
      route('groups', 'pages/company/groups/groupsRoute.tsx'),
      route('groups/:groupId', 'pages/company/groups/groupRoute.tsx'),
      route('assignments', 'pages/company/assignments/assignmentsRoute.tsx'),
      route('assignments/new', 'pages/company/assignments/newAssignmentRoute.tsx'),
      route('assignments/:assignmentId', 'pages/company/assignments/assignmentRoute.tsx'),
      route('assignments/:assignmentId/edit', 'pages/company/assignments/editAssignmentRoute.tsx'),
      route('paths', 'pages/company/paths/pathsRoute.tsx'),
      route('paths/new', 'pages/company/paths/newPathRoute.tsx'),
      route('paths/:pathId', 'pages/company/paths/pathRoute.tsx'),
      route('domains', 'pages/company/domains/domainsRoute.tsx'),
      route('roles', 'pages/company/rolesRoute.tsx'),
      route('log', 'pages/company/logRoute.tsx'),
    ]),
  ]),
];

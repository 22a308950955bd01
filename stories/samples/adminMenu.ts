import { icons, type SidebarGroup } from '@redwhiteandcode/design-system';

/** The admin area's menu, with how many wait. */
export const adminMenu: readonly SidebarGroup[] = [
  {
    items: [
      { label: 'Overview', href: '/admin', icon: icons.monitor },
      { label: 'Users', href: '/admin/users', icon: icons.users },
      { label: 'Roles', href: '/admin/roles', icon: icons.shield },
      { label: 'Courses', href: '/admin/courses', icon: icons.bookOpen },
      { label: 'Enrollments', href: '/admin/enrollments', icon: icons.bookOpenCheck },
      { label: 'Layoff Applications', href: '/admin/layoff-applications', icon: icons.lifeBuoy, badge: 4 },
      { label: 'Reimbursements', href: '/admin/reimbursements', icon: icons.receipt },
      { label: 'Corporate Accounts', href: '/admin/corporate-accounts', icon: icons.buildingComplex },
      { label: 'Messages', href: '/admin/messages', icon: icons.mail, badge: 2 },
      { label: 'Audit log', href: '/admin/audit-log', icon: icons.scrollText },
    ],
  },
];

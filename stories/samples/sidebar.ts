import { icons, type SidebarGroup } from '@redwhiteandcode/design-system';

/** The links of an admin area. */
export const sidebarGroups: readonly SidebarGroup[] = [
  {
    label: 'Learning',
    items: [
      { label: 'Courses', href: '/admin/courses', icon: icons.bookOpen },
      { label: 'Enrollments', href: '/admin/enrollments', icon: icons.users },
      { label: 'Certificates', href: '/admin/certificates', icon: icons.award },
    ],
  },
  {
    label: 'Requests',
    items: [
      { label: 'Reimbursements', href: '/admin/reimbursements', icon: icons.copy, badge: 12 },
      { label: 'Messages', href: '/admin/messages', icon: icons.info, badge: 'New' },
    ],
  },
  { items: [{ label: 'Settings', href: '/admin/settings', icon: icons.settings }] },
];

import { icons, type SidebarGroup, type SidebarItem } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/contract/identity/admin-operations.ts';
import { errorReportsHref, generationsHref } from './addresses.ts';

const items: readonly SidebarItem[] = [
  { label: 'Overview', href: '/admin', icon: icons.monitor },
  { label: 'Users', href: '/admin/users', icon: icons.users },
  { label: 'Roles', href: '/admin/roles', icon: icons.shield },
  { label: 'Courses', href: '/admin/courses', icon: icons.bookOpen },
  { label: 'Enrollments', href: '/admin/enrollments', icon: icons.bookOpenCheck },
  { label: 'Layoff Applications', href: '/admin/layoff-applications', icon: icons.lifeBuoy },
  { label: 'Orders', href: '/admin/orders', icon: icons.receiptText },
  { label: 'Refunds', href: '/admin/refunds', icon: icons.undo2 },
  { label: 'Reimbursements', href: '/admin/reimbursements', icon: icons.receipt },
  { label: 'Corporate Accounts', href: '/admin/corporate-accounts', icon: icons.buildingComplex },
  { label: 'Messages', href: '/admin/messages', icon: icons.mail },
  { label: 'Error reports', href: errorReportsHref, icon: icons.circleExclamationPoint },
  { label: 'Generations', href: generationsHref, icon: icons.sparkles },
  { label: 'Audit log', href: '/admin/audit-log', icon: icons.scrollText },
];

/** The screens to search for: those of the menu. */
export const adminScreens: readonly SidebarItem[] = items;

/** Returns the admin area's menu, with the number of waiting items in each queue. */
export function adminMenu(queues: readonly AdminQueue[] = []): readonly SidebarGroup[] {
  const waiting = new Map(queues.map(({ id, count }) => [`/admin/${id}`, count]));
  // An empty queue has no badge.
  return [
    {
      items: items.map((item) => ({
        ...item,
        badge: waiting.get(item.href) || undefined,
        badgeLabel: 'waiting',
      })),
    },
  ];
}

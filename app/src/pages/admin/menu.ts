import { icons, type SidebarGroup, type SidebarItem } from '@redwhiteandcode/design-system';
import type { AdminQueue } from '@redwhiteandcode/lambdas/contract/identity-admin.ts';

const items: readonly SidebarItem[] = [
  { label: 'Overview', href: '/admin', icon: icons.monitor },
  { label: 'Users', href: '/admin/users', icon: icons.users },
  { label: 'Roles', href: '/admin/roles', icon: icons.shield },
  { label: 'Courses', href: '/admin/courses', icon: icons.bookOpen },
  { label: 'Enrollments', href: '/admin/enrollments', icon: icons.bookOpenCheck },
  { label: 'Layoff Applications', href: '/admin/layoff-applications', icon: icons.lifeBuoy },
  { label: 'Reimbursements', href: '/admin/reimbursements', icon: icons.receipt },
  { label: 'Corporate Accounts', href: '/admin/corporate-accounts', icon: icons.buildingComplex },
  { label: 'Messages', href: '/admin/messages', icon: icons.mail },
  { label: 'Audit log', href: '/admin/audit-log', icon: icons.scrollText },
];

/** The admin area's menu, with how many wait in the lists that are queues. */
export function adminMenu(queues: readonly AdminQueue[] = []): readonly SidebarGroup[] {
  const waiting = new Map(queues.map(({ id, count }) => [`/admin/${id}`, count]));
  // Nothing that waits is no badge.
  return [{ items: items.map((item) => ({ ...item, badge: waiting.get(item.href) || undefined })) }];
}

import { type IconSource, icons, type SidebarGroup } from '@redwhiteandcode/design-system';
import { type CompanyRoleName, companyRoles } from '@redwhiteandcode/contract/api/company-roles.ts';
import type { Company } from '@redwhiteandcode/contract/company/operations.ts';
import { roomHref } from './addresses.ts';

/** A room of a company, as its menu shows it. */
export interface Room {
  label: string;
  /** The path below the company's: '/roles'. Pages below it belong to the room. */
  path: string;
  icon: IconSource;
  /** The roles that may enter; the others do not see it in the menu. */
  roles: readonly CompanyRoleName[];
}

/** The rooms of a company, in the order of the menu. */
const rooms: readonly Room[] = [
  { label: 'Overview', path: '', icon: icons.monitor, roles: companyRoles },
  { label: 'People', path: '/people', icon: icons.users, roles: companyRoles },
  { label: 'Groups', path: '/groups', icon: icons.buildingComplex, roles: companyRoles },
  { label: 'Assignments', path: '/assignments', icon: icons.bookOpenCheck, roles: companyRoles },
  { label: 'Paths', path: '/paths', icon: icons.listOrdered, roles: companyRoles },
  { label: 'Seats and orders', path: '/orders', icon: icons.receiptText, roles: ['owner'] },
  { label: 'Domains', path: '/domains', icon: icons.link, roles: ['owner'] },
  { label: 'Roles', path: '/roles', icon: icons.shield, roles: ['owner'] },
  { label: 'Audit log', path: '/log', icon: icons.scrollText, roles: ['owner'] },
];

/** Returns the menu of a company for the caller's role. */
export const companyMenu = ({ id, role }: Pick<Company, 'id' | 'role'>): readonly SidebarGroup[] => [
  {
    items: rooms
      .filter(({ roles }) => roles.includes(role))
      .map(({ label, path, icon }) => ({ label, href: roomHref(id, path), icon })),
  },
];

/** Returns the room to which the page at a path belongs. */
export function roomAt(companyId: string, path: string): Room | undefined {
  return rooms
    .filter((room) => {
      const href = roomHref(companyId, room.path);
      return path === href || path.startsWith(`${href}/`);
    })
    .toSorted((a, b) => b.path.length - a.path.length)[0];
}

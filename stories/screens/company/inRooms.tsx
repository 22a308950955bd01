import { CompanyFrame } from '@redwhiteandcode/app/pages/company/CompanyFrame.tsx';
import type { CompanyRoleName } from '@redwhiteandcode/contract/api/company-roles.ts';
import type { Decorator } from '@storybook/react-vite';
import { company } from './samples.ts';
import { inSite, type Site } from '../../samples/inSite.tsx';

/** Shows the menu of the company beside its rooms. */
const besideMenu: Decorator = (Story, { parameters }) => {
  const { path, hasFooter } = parameters['site'] as Site;
  if (hasFooter !== false) return <Story />;
  return (
    <CompanyFrame
      company={{ ...company, role: parameters['role'] as CompanyRoleName }}
      user={{ full_name: 'Sample Owner', email: 'owner@example.com' }}
      currentPath={path}
    >
      <Story />
    </CompanyFrame>
  );
};

const site = inSite({ path: '/company', viewer: 'manager' });

/** The parameters and decorators of stories about the pages of a company. */
export const inRooms = {
  parameters: site.parameters,
  decorators: [besideMenu, ...site.decorators],
};

/** Returns the parameters of a room for a role. */
export const at = (room: string, role: CompanyRoleName = 'owner') => ({
  role,
  site: { path: `/company/${company.id}${room}`, viewer: 'manager', hasFooter: false } satisfies Site,
});

import * as z from 'zod';
import { companyRoles } from '../api/company-roles.ts';

/** What someone may do in the rooms of a company. */
export const CompanyRole = z.enum(companyRoles).meta({ id: 'CompanyRole' });

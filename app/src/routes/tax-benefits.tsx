import type { ReactNode } from 'react';
import { taxBenefitsCopy as copy } from '../copy/taxBenefits.ts';
import { later } from '../frame/later.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { TaxBenefitsPage } from '../pages/tax/TaxBenefitsPage.tsx';

const Sections = later(() => import('../pages/tax/TaxBenefitsSections.tsx'));

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/tax-benefits' });

export default function TaxBenefitsRoute(): ReactNode {
  return <TaxBenefitsPage sections={<Sections />} />;
}

import type { ReactNode } from 'react';
import { taxBenefitsCopy as copy } from './taxBenefitsCopy.ts';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { TaxBenefitsPage } from './TaxBenefitsPage.tsx';

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/tax-benefits' });

export default function TaxBenefitsRoute(): ReactNode {
  return <TaxBenefitsPage />;
}

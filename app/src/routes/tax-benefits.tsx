import { Section } from '@redwhiteandcode/design-system';
import type { ReactNode } from 'react';
import { pageMeta } from '../metadata/pageMeta.ts';

export const meta = () =>
  pageMeta({
    title: 'Section 127 Explained',
    description: 'How an employer may pay for education tax-free under IRS Section 127.',
    path: '/tax-benefits',
  });

export default function TaxBenefitsRoute(): ReactNode {
  return <Section headingLevel={1} title="Section 127 Explained" />;
}

import { termsMeta } from '../copy/terms.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { TermsPage } from '../pages/legal/TermsPage.tsx';

export const meta = () => pageMeta({ ...termsMeta, path: '/terms' });

export default TermsPage;

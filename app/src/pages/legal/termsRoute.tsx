import { termsMeta } from './termsCopy.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { TermsPage } from './TermsPage.tsx';

export const meta = () => pageMeta({ ...termsMeta, path: '/terms' });

export default TermsPage;

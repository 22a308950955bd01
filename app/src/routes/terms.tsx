import { termsCopy as copy } from '../copy/terms.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { TermsPage } from '../pages/legal/TermsPage.tsx';

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/terms' });

export default TermsPage;

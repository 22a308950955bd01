import { privacyCopy as copy } from '../copy/privacy.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { PrivacyPage } from '../pages/legal/PrivacyPage.tsx';

const { title, description, keywords } = copy;

export const meta = () => pageMeta({ title, description, keywords, path: '/privacy' });

export default PrivacyPage;

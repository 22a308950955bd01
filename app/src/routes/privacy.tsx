import { privacyWords as words } from '../copy/privacy.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { PrivacyPage } from '../pages/legal/PrivacyPage.tsx';

const { title, description, keywords } = words;

export const meta = () => pageMeta({ title, description, keywords, path: '/privacy' });

export default PrivacyPage;

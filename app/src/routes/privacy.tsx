import { privacyMeta } from '../copy/privacy.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { PrivacyPage } from '../pages/legal/PrivacyPage.tsx';

export const meta = () => pageMeta({ ...privacyMeta, path: '/privacy' });

export default PrivacyPage;

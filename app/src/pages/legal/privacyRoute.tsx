import { privacyMeta } from './privacyCopy.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { PrivacyPage } from './PrivacyPage.tsx';

export const meta = () => pageMeta({ ...privacyMeta, path: '/privacy' });

export default PrivacyPage;

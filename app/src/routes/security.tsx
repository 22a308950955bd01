import { securityMeta } from '../copy/security.tsx';
import { pageMeta } from '../metadata/pageMeta.ts';
import { SecurityPage } from '../pages/legal/SecurityPage.tsx';

export const meta = () => pageMeta({ ...securityMeta, path: '/security' });

export default SecurityPage;

import { securityMeta } from './securityCopy.tsx';
import { pageMeta } from '../../shell/metadata/pageMeta.ts';
import { SecurityPage } from './SecurityPage.tsx';

export const meta = () => pageMeta({ ...securityMeta, path: '/security' });

export default SecurityPage;

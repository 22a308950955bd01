const admin = '/api/admin/';

/**
 * Returns whether a query shows one of these lists, or any data of the admin area for `all`. The path of its operation
 * names the list: `courses` in `GET /api/admin/courses/{courseId}`.
 */
export const showsOneOf =
  (lists: readonly string[] | 'all') =>
  (key: unknown): boolean => {
    const [operation]: unknown[] = Array.isArray(key) ? key : [];
    const path = typeof operation === 'string' ? operation.slice(operation.indexOf(' ') + 1) : '';
    if (!path.startsWith(admin)) return false;
    const segments = path.slice(admin.length).split('/');
    return lists === 'all' || lists.some((list) => segments.includes(list));
  };

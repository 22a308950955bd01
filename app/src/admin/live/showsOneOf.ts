const admin = '/api/admin/';

/**
 * Answers whether the answer that a key names shows one of these lists, or anything of the admin area for `all`: the
 * path says so, `courses` stands in `GET /api/admin/courses/{courseId}`.
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

import * as z from 'zod';
import { characters } from '../api/fields.ts';
import { blockLimits as limits } from './block-limits.ts';

/** A short text in one line. */
export const line = characters({ max: limits.line.max, invalid: limits.line.tooLong });
/** A plain text. */
export const paragraph = characters({ max: limits.paragraph.max, invalid: limits.paragraph.tooLong });
/** HTML as lessons have it; sanitized when it is written and when it is shown. */
export const html = characters({ max: limits.html.max, invalid: limits.html.tooLong });
/** Code in any language. */
export const code = characters({ max: limits.code.max, invalid: limits.code.tooLong });

/** A list with its limit and the message for more. */
export const listOf = <Item extends z.ZodType>(
  item: Item,
  { max, tooMany }: { max: number; tooMany: string },
) => z.array(item).max(max, tooMany);

/** `import { z } from 'zod'` cannot be tree-shaken: it adds 356 KB to a bundle. Use the namespace import. */
const zodNamespace = {
  create: (context) => ({
    ImportDeclaration(node) {
      if (node.source.value !== 'zod') return;
      for (const specifier of node.specifiers) {
        if (specifier.type !== 'ImportNamespaceSpecifier') {
          context.report({ node: specifier, message: "Write import * as z from 'zod': { z } costs 356 KB." });
        }
      }
    },
  }),
};

const pointerOver = /:hover|data-hovered/;

const isHoverMedia = ({ key }) => key.value === '(hover: hover)' || key.property?.name === 'hover';

/** Whether a node is inside styles under `[media.hover]` or `'(hover: hover)'`, or the selector of such styles. */
const isUnderHover = (node) => {
  for (let inner = node, outer = node.parent; outer; inner = outer, outer = outer.parent) {
    if (outer.type === 'Property' && outer.value === inner && isHoverMedia(outer)) return true;
    if (outer.type === 'CallExpression' && outer.arguments[0] === inner) {
      const [media, ...others] = outer.arguments[1]?.properties ?? [];
      return (
        media?.key.value === '@media' && others.length === 0 && media.value.properties.every(isHoverMedia)
      );
    }
  }
  return false;
};

/** A touch screen keeps hover styles after a tap, so they belong under `media.hover`; `hover()` puts them there. */
const hoverMedia = {
  create: (context) => {
    const check = (node, text) => {
      if (pointerOver.test(text) && !isUnderHover(node)) {
        context.report({
          node,
          message:
            'Write hover styles with hover() from theme/media.ts: a touch screen keeps them after a tap.',
        });
      }
    };
    return {
      Literal: (node) => typeof node.value === 'string' && check(node, node.value),
      TemplateElement: (node) => check(node, node.value.raw),
    };
  },
};

const formatsDates = new Set(['toLocaleDateString', 'toLocaleTimeString']);
const readsDateParts = /^(get|set)(UTC)?(FullYear|Month|Date|Day|Hours|Minutes)$/;
const dateOptions = /^(dateStyle|timeStyle|timeZone|year|month|day|weekday|hour)$/;
/** The name of a time that the code cuts a date out of: `created_at`, `paidAt`, `now`, `timestamp()`. */
const isTime = /(_at|At)$|^(at|now|time|iso|timestamp|toISOString)$/;

const nameOf = (node) => {
  if (node.type === 'Identifier') return node.name;
  if (node.type === 'MemberExpression') return nameOf(node.property);
  if (node.type === 'CallExpression') return nameOf(node.callee);
  if (node.type === 'ChainExpression') return nameOf(node.expression);
  return '';
};

/**
 * A date depends on a time zone, so one module decides which calendar it has: `contract/calendar/calendar.ts`. The design system's
 * `components/date/date.ts` formats what it receives.
 */
const oneCalendar = {
  create: (context) => {
    const report = (node) =>
      context.report({
        node,
        message:
          'A date depends on a time zone. Use contract/calendar/calendar.ts, which decides the calendar of each date.',
      });
    return {
      MemberExpression: (node) => {
        if (node.object.name === 'Intl' && node.property.name === 'DateTimeFormat') report(node);
      },
      CallExpression: ({ callee, arguments: given }) => {
        if (callee.type !== 'MemberExpression') return;
        const method = callee.property.name ?? '';
        const options = given[1]?.properties?.map((property) => property.key?.name ?? '') ?? [];
        if (formatsDates.has(method) || readsDateParts.test(method)) report(callee);
        if (method === 'toLocaleString' && options.some((option) => dateOptions.test(option))) report(callee);
        if ((method === 'slice' || method === 'startsWith') && isTime.test(nameOf(callee.object)))
          report(callee);
      },
    };
  },
};

export default {
  meta: { name: 'redwhiteandcode' },
  rules: { 'zod-namespace': zodNamespace, 'hover-media': hoverMedia, 'one-calendar': oneCalendar },
};

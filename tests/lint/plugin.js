/** `import { z } from 'zod'` cannot be shaken: it costs 356 KB in a bundle. Only the namespace import is allowed. */
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

export default { meta: { name: 'redwhiteandcode' }, rules: { 'zod-namespace': zodNamespace } };

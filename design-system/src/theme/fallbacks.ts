/**
 * System fonts, adjusted to the metrics of the web fonts, so that nothing moves when the web fonts load. The numbers come
 * from Capsize's metrics.
 */
export const fallbacks = {
  'Public Sans Fallback': {
    src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
    sizeAdjust: '104.8675%',
    ascentOverride: '90.5905%',
    descentOverride: '21.4557%',
    lineGapOverride: '0%',
  },
  'Archivo Fallback': {
    src: "local('Arial'), local('Liberation Sans'), local('Arimo')",
    sizeAdjust: '98.6988%',
    ascentOverride: '88.9575%',
    descentOverride: '21.2769%',
    lineGapOverride: '0%',
  },
  'JetBrains Mono Fallback': {
    src: "local('Courier New'), local('Liberation Mono'), local('Cousine')",
    sizeAdjust: '99.9837%',
    ascentOverride: '102.0166%',
    descentOverride: '30.0049%',
    lineGapOverride: '0%',
  },
} as const;

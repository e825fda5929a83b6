/** Signs of one width, so that columns of a text stand below one another. */
export const codeFont = {
  fontFamily: 'ui-monospace, SFMono-Regular, Menlo, Consolas, "Liberation Mono", monospace',
  fontSize: '0.8125rem',
  lineHeight: '20px',
  tabSize: 2,
} as const;

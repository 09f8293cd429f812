// The folders whose styles are checked, and the declarations in them that may have measures of their own.

export const PLACES = [
  'packages/web/src/end',
  'packages/web/src/online',
  'packages/web/src/settings',
  'packages/web/src/start',
  'packages/web/src/styleguide',
  'packages/web/src/table',
  'packages/web/src/ui',
];

/** Properties that a file may set without tokens, with the reason. */
export const EXCEPTIONS: readonly { file: string; properties: readonly string[]; reason: string }[] = [];

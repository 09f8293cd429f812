// The folders whose styles are checked, and the declarations in them that may have measures of their own.

export const PLACES = ['packages/web/src'];

/** Properties that a file may set without tokens, with the reason. */
export const EXCEPTIONS: readonly { file: string; properties: readonly string[]; reason: string }[] = [];

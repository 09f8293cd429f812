// Separates the scripts of a file, which the TypeScript parser reads, from the comments and names in its markup and styles.

/** A piece of a file and the index at which it begins. */
interface Span {
  at: number;
  text: string;
}

export interface FileParts {
  /** As long as the file: everything that is not TypeScript or JavaScript is blank. */
  code: string;
  comments: Span[];
  /** Names that markup declares: of snippets, constants and entries of lists. */
  names: Span[];
}

const BLOCKS = /(<(?:script|style)\b[^>]*>)(.*?)(?=<\/(?:script|style)>)/gs;
const MARKUP_COMMENTS = /<!--.*?-->/gs;
const CSS_COMMENTS = /\/\*.*?\*\//gs;
const MARKUP_NAMES = /(\{#snippet\s+|\{@const\s+|\{#each\s[^}]*?\sas\s+|\{:then\s+|\{:catch\s+)([A-Za-z_$][\w$]*)/g;

export function partsOf(file: string, text: string): FileParts {
  if (file.endsWith('.css')) return { code: blank(text), comments: spans(text, CSS_COMMENTS), names: [] };
  if (!file.endsWith('.svelte')) return { code: text, comments: [], names: [] };
  let code = '';
  let markup = '';
  let styles = '';
  let end = 0;
  for (const { 0: block, 1: tag = '', 2: content = '', index } of text.matchAll(BLOCKS)) {
    const before = text.slice(end, index) + tag;
    const isScript = tag.startsWith('<script');
    code += blank(before) + (isScript ? content : blank(content));
    styles += blank(before) + (isScript ? blank(content) : content);
    markup += before + blank(content);
    end = index + block.length;
  }
  const rest = text.slice(end);
  markup += rest;
  return {
    code: code + blank(rest),
    comments: [...spans(markup, MARKUP_COMMENTS), ...spans(styles, CSS_COMMENTS)],
    names: [...markup.matchAll(MARKUP_NAMES)].map(({ index, 1: start = '', 2: name = '' }) => ({
      at: index + start.length,
      text: name,
    })),
  };
}

function spans(text: string, pattern: RegExp): Span[] {
  return [...text.matchAll(pattern)].map((match) => ({ at: match.index, text: match[0] }));
}

/** Replaces everything except line breaks by spaces. */
function blank(text: string): string {
  return text.replace(/[^\n]/g, ' ');
}

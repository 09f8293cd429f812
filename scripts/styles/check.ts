// Finds styles that write sizes, durations or colours instead of the tokens of packages/web/src/ui/tokens.css, or physical
// properties instead of logical ones.

export interface Finding {
  line: number;
  property: string;
  value: string;
  instead: string;
}

/** Properties for which there are tokens, with the values that are refused. */
const RAW: readonly { properties: RegExp; value: RegExp; instead: string }[] = [
  { properties: /^(?:font-size|font)$/, value: /\d(?:px|r?em|pt)\b/, instead: 'a token such as var(--text-sm)' },
  {
    properties: /^(?:padding|margin|(?:row-|column-)?gap)(?:-|$)/,
    value: /[1-9](?:px|r?em|pt)\b|0(?:px|r?em|pt)\b/,
    instead: 'a token such as var(--space-2)',
  },
  { properties: /^border-.*radius$/, value: /\d(?:px|r?em|pt)\b/, instead: 'a token such as var(--radius)' },
  { properties: /^(?:transition|animation)/, value: /\d(?:ms|s)\b/, instead: 'a token such as var(--fast)' },
  { properties: /./, value: /#[\da-f]{3,8}\b/i, instead: 'a colour of the tokens' },
];

const SIDES: Readonly<Record<string, string>> = {
  left: 'inline-start',
  right: 'inline-end',
  top: 'block-start',
  bottom: 'block-end',
};
const SIZES: Readonly<Record<string, string>> = { width: 'inline-size', height: 'block-size' };

/** Returns the logical property that replaces a physical one, or undefined. */
function logical(property: string, value: string): string | undefined {
  if (property in SIDES) return `inset-${SIDES[property]}`;
  const [, least = '', size] = /^(min-|max-)?(width|height)$/.exec(property) ?? [];
  if (size !== undefined) return least + SIZES[size];
  const [, kind, side, rest] = /^(margin|padding|border)-(left|right|top|bottom)(-\w+)?$/.exec(property) ?? [];
  if (side !== undefined) return `${kind}-${SIDES[side]}${rest ?? ''}`;
  return property === 'text-align' && /^(?:left|right)$/.test(value) ? 'start or end' : undefined;
}

/** Returns the styles of a component or style sheet with everything else blank, so that lines keep their numbers. */
function stylesOf(file: string, text: string): string {
  const blank = (part: string) => part.replace(/./g, ' ');
  const start = file.endsWith('.svelte') ? (/<style[^>]*>/.exec(text)?.index ?? text.length) : 0;
  const end = file.endsWith('.svelte') ? text.indexOf('</style>', start) : text.length;
  const css = blank(text.slice(0, start)) + text.slice(start, end < 0 ? text.length : end);
  return css.replace(/<style[^>]*>|\/\*.*?\*\//gs, blank);
}

/**
 * Returns the declarations of a file that need a token or a logical property. Custom properties hold measures of one component
 * and may have any value.
 */
export function checkStyles(file: string, text: string): Finding[] {
  const css = stylesOf(file, text);
  return [...css.matchAll(/(?<=[{;]\s*)([a-z-]+)\s*:\s*([^;{}]+)(?=[;}])/g)].flatMap((match) => {
    const [, property, value] = match;
    if (property.startsWith('--')) return [];
    const line = css.slice(0, match.index).split('\n').length;
    const tokens = RAW.filter((raw) => raw.properties.test(property) && raw.value.test(value));
    const found = [...tokens.map(({ instead }) => instead), logical(property, value.trim()) ?? []].flat();
    return found.map((instead) => ({ line, property, value: value.trim().replace(/\s+/g, ' '), instead }));
  });
}

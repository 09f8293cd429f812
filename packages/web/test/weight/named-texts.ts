/** Which texts of the user interface the code of a module names, also where it puts a key together from parts. */

/** A literal in quotes, or a template. */
const LITERAL = /'([^'\n]*)'|"([^"\n]*)"|`([^`]*)`/g;

/** What stands between the bracket that opens at a place and the comma or bracket that ends the first argument. */
function firstArgument(code: string, open: number): string {
  let depth = 0;
  let quote = '';
  for (let i = open; i < code.length; i++) {
    const sign = code[i];
    if (quote !== '') {
      if (sign === quote) quote = '';
    } else if (/['"`]/.test(sign)) quote = sign;
    else if (/[([{]/.test(sign)) depth++;
    else if (/[)\]}]/.test(sign)) depth--;
    if (quote === '' && (depth === 0 || (depth === 1 && sign === ','))) return code.slice(open + 1, i);
  }
  return '';
}

/** The known keys that the literals of some code can mean: `settings.${name}.about` means everything of that form. */
function meant(code: string, keys: readonly string[]): string[] {
  return [...code.matchAll(LITERAL)].flatMap(([, single, double, template]) => {
    const text = single ?? double ?? template;
    if (template === undefined || !template.includes('${')) return keys.filter((key) => key === text);
    const fixed = template.split(/\$\{[^}]*\}/).map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
    // Nothing but a hole would mean everything.
    if (fixed.every((part) => part === '')) return [];
    const form = new RegExp(`^${fixed.join('[\\w.-]+')}$`);
    return keys.filter((key) => form.test(key));
  });
}

/** Keys that a module asks for. A key that comes from a name, and not from a literal, may be any that the module has literals of. */
export function namedTexts(code: string, keys: readonly string[]): string[] {
  const calls = [...code.matchAll(/\b(?:ui|say)\(/g)];
  const named = calls.flatMap(({ index, 0: call }) => {
    const argument = firstArgument(code, index + call.length - 1).replace(/\bas\s+['"][^'"]*['"]/, '');
    if (/['"`]/.test(argument.replace(/\[[^\]]*\]/g, ''))) return meant(argument, keys);
    // A single word may be a literal for other reasons.
    return meant(
      code,
      keys.filter((key) => /[.A-Z]/.test(key)),
    );
  });
  return [...new Set(named)];
}

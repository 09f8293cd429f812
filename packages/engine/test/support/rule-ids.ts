/** Compares the rule ids of docs/rules/*.md with the ids in the names of the engine's tests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const ROOT = fileURLToPath(new URL('../../../../', import.meta.url));

/** A rule in a document: a list item that starts with its id in bold. */
const RULE = /^- \*\*([A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+)\*\*/gm;
/** Anything in the name of a test that has the form of an id. */
const NAMED = /(?<![\w-])[A-Z][A-Z0-9]*(?:-[A-Z0-9]+)*-\d+(?![\w-])/g;

export interface RuleReport {
  /** All ids of the documents, in their order. */
  readonly rules: readonly string[];
  /** Ids of the documents that no test names. */
  readonly untested: readonly string[];
  /** Ids that tests name but no document has, each with the name of the test. */
  readonly unknown: readonly { readonly id: string; readonly test: string }[];
}

/** Compares rule documents with the sources of tests, both as texts. */
export function compareRules(documents: readonly string[], sources: readonly string[]): RuleReport {
  const rules = documents.flatMap((text) => Array.from(text.matchAll(RULE), ([, id]) => id));
  const known = new Set(rules);
  const prefixes = new Set(rules.map((id) => id.split('-')[0]));
  const names = sources.flatMap(testNames);
  const tested = new Set<string>();
  const unknown: { id: string; test: string }[] = [];
  for (const test of names) {
    for (const [id] of test.matchAll(NAMED)) {
      if (known.has(id)) tested.add(id);
      else if (prefixes.has(id.split('-')[0])) unknown.push({ id, test });
    }
  }
  return { rules, untested: rules.filter((id) => !tested.has(id)), unknown };
}

/** Reports on the documents and tests of this repository. */
export function reportRules(): RuleReport {
  return compareRules(readFiles('docs/rules', '.md'), readFiles('packages/engine/test', '.test.ts'));
}

/** Groups the rules of a report by family, `CL-BLD` for `CL-BLD-3`, in the order of the documents. */
export function rulesByFamily({
  rules,
  untested,
}: RuleReport): { family: string; rules: number; untested: string[] }[] {
  const familyOf = (id: string) => id.slice(0, id.lastIndexOf('-'));
  return [...new Set(rules.map(familyOf))].map((family) => ({
    family,
    rules: rules.filter((id) => familyOf(id) === family).length,
    untested: untested.filter((id) => familyOf(id) === family),
  }));
}

function readFiles(folder: string, ending: string): string[] {
  const files = readdirSync(path.join(ROOT, folder), { recursive: true, encoding: 'utf8' });
  const wanted = files.filter((file) => file.endsWith(ending)).sort();
  return wanted.map((file) => readFileSync(path.join(ROOT, folder, file), 'utf8'));
}

/** Returns the names of the tests in a source; values in templates are left out. Skipped tests are excluded. */
function testNames(source: string): string[] {
  const names: string[] = [];
  const visit = (node: ts.Node) => {
    if (ts.isCallExpression(node) && isTest(node.expression) && node.arguments.length > 0) {
      names.push(textOf(node.arguments[0]));
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile('test.ts', source, ts.ScriptTarget.Latest));
  return names;
}

/** `test`, `it`, and their forms that run: `test.each(…)`, `it.only`. */
function isTest(callee: ts.Expression): boolean {
  if (ts.isIdentifier(callee)) return callee.text === 'test' || callee.text === 'it';
  if (ts.isCallExpression(callee)) return isTest(callee.expression);
  return ts.isPropertyAccessExpression(callee) && !/^(skip|todo)/.test(callee.name.text) && isTest(callee.expression);
}

function textOf(name: ts.Expression): string {
  if (ts.isStringLiteralLike(name)) return name.text;
  if (!ts.isTemplateExpression(name)) return '';
  return [name.head.text, ...name.templateSpans.map((span) => span.literal.text)].join('…');
}

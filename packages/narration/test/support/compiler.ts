/** Compiles sources of this package with changes to some files, to see what the compiler reports. */
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';

const PACKAGE = fileURLToPath(new URL('../../', import.meta.url));

export class Compiler {
  private readonly changed = new Map<string, string>();
  private readonly versions = new Map<string, number>();
  private readonly service: ts.LanguageService;

  /** `roots` are compiled with everything that they import; names of files are relative to the package. */
  constructor(roots: readonly string[]) {
    const host = { ...ts.sys, onUnRecoverableConfigFileDiagnostic() {} };
    const { options } = ts.getParsedCommandLineOfConfigFile(`${PACKAGE}tsconfig.json`, {}, host)!;
    this.service = ts.createLanguageService({
      ...ts.sys,
      useCaseSensitiveFileNames: () => ts.sys.useCaseSensitiveFileNames,
      getCompilationSettings: () => options,
      getScriptFileNames: () => roots.map((file) => path.join(PACKAGE, file)),
      getScriptVersion: (file) => String(this.versions.get(file) ?? 0),
      getScriptSnapshot: (file) => (existsSync(file) ? ts.ScriptSnapshot.fromString(this.textOf(file)) : undefined),
      getCurrentDirectory: () => PACKAGE,
      getDefaultLibFileName: (settings) => ts.getDefaultLibFilePath(settings),
    });
  }

  private textOf(file: string): string {
    return this.changed.get(file) ?? readFileSync(file, 'utf8');
  }

  /** Changes the text of a file. */
  change(name: string, change: (text: string) => string): void {
    const file = path.join(PACKAGE, name);
    const text = this.textOf(file);
    const changed = change(text);
    if (changed === text) throw new Error(`${name} has nothing to change.`);
    this.write(file, changed);
  }

  private write(file: string, text: string): void {
    this.changed.set(file, text);
    this.versions.set(file, (this.versions.get(file) ?? 0) + 1);
  }

  /** Returns the errors in some files while texts are removed from files. */
  errorsWithout(removed: readonly (readonly [name: string, text: RegExp])[], names: readonly string[]): string[] {
    const before = new Map(removed.map(([name]) => [name, this.textOf(path.join(PACKAGE, name))]));
    for (const [name, text] of removed) this.change(name, (whole) => whole.replace(text, ''));
    const errors = this.errors(names);
    for (const [name, whole] of before) this.write(path.join(PACKAGE, name), whole);
    return errors;
  }

  /** Returns the errors in some files, each as `src/en/index.ts: …`. */
  errors(names: readonly string[]): string[] {
    return names.flatMap((name) =>
      this.service
        .getSemanticDiagnostics(path.join(PACKAGE, name))
        .map(({ messageText }) => `${name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`),
    );
  }
}

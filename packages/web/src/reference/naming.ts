/** What the reference and the score sheet need of the words about games: names of components in the reader's language. */
import type { Score, Tables, Victory } from '@windrose/engine';

type Rulebook = Tables['data']['rulebook'];
type Building = Tables['data']['buildings'][number];
type Step = Building['actions'][number];

interface Titled {
  readonly title: string;
  readonly text: string;
}

export interface Naming {
  edition(id: string): string;
  mode(id: string): Titled;
  area(id: string): string;
  deck(id: string): string;
  status(id: string): string;
  /** What the levels of a status are called. */
  level(role: 'build' | 'growth' | 'salary' | 'cardLimit'): string;
  building(id: string): string;
  action(rulebook: Rulebook, id: Step[number]): string;
  /** What a building or token offers; empty for nothing. */
  actions(rulebook: Rulebook, steps: readonly Step[]): string;
  token(tables: Tables, id: string): string;
  card(tables: Tables, id: string): string;
  /** `text` is what the exploit scores. */
  exploit(id: string): Titled & { readonly abilities: Readonly<Record<string, string>> };
  special(id: NonNullable<Building['special']>): string;
  grade(id: 'known' | 'deduced' | 'ours'): Titled;
  victory(victory: Victory): string;
  scoreCategory(id: keyof Score): string;
}

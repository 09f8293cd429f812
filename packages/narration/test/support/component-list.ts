/** The names of all components and the texts about kinds of games, as one text. */
import { ACTIONS, DATA_GRADES, EDITIONS, EXPLOIT_DATA, edition, modesOf, VICTORY_GRADES } from '@windrose/engine';
import { OPPOSITION_STEPS } from '../../src/modes/solitaire/opposition/procedure.ts';
import type { Narrator } from '../../src/narrator.ts';

const ROLES = ['build', 'growth', 'salary', 'cardLimit'] as const;
const PHASES = ['set-up', 'build', 'growth', 'salary', 'action', 'discard'] as const;

function editionList(narrator: Narrator, id: string): string[] {
  const { boards, rulebook, startBuildings, buildings, tokens } = edition(id).data;
  const namesOf = (title: string, names: readonly string[]) => `${title}: ${names.join(', ')}`;
  const lines = [
    `# ${narrator.edition(id)}`,
    namesOf(
      'modes',
      modesOf(edition(id)).map((mode) => `${narrator.mode(mode).title}: ${narrator.mode(mode).description}`),
    ),
    namesOf(
      'actions',
      ACTIONS.map((action) => narrator.action(rulebook, action)),
    ),
    ...[...startBuildings, ...buildings].map(
      (building) => `${narrator.building(building.id)}: ${narrator.actions(rulebook, building.actions)}`,
    ),
    namesOf(
      'tokens',
      tokens.map((token) => narrator.token(edition(id), token.id)),
    ),
  ];
  for (const board of boards) {
    const tables = edition(id, board.id);
    lines.push(
      `## ${narrator.board(board.id)}`,
      namesOf(
        'areas',
        tables.areaIds.map((area) => narrator.area(area)),
      ),
      namesOf(
        'sites',
        tables.siteIds.map((site) => narrator.site(tables, site)),
      ),
      namesOf(
        'links',
        tables.linkIds.map((link) => narrator.link(tables, link)),
      ),
      namesOf(
        'decks',
        tables.deckIds.map((deck) => narrator.deck(deck)),
      ),
      namesOf(
        'cards',
        tables.cardIds.map((card) => narrator.card(tables, card)),
      ),
      namesOf(
        'statuses',
        tables.statusIds.map((status) => narrator.status(status)),
      ),
    );
  }
  return [...lines, ''];
}

function exploitList(narrator: Narrator): string[] {
  return EXPLOIT_DATA.flatMap(({ id }) => {
    const { scoring, abilities } = narrator.exploitRule(id);
    return [`${narrator.exploit(id)}: ${scoring}`, ...Object.values(abilities).map((ability) => `  ${ability}`)];
  });
}

export function componentList(narrator: Narrator): string {
  const victories = VICTORY_GRADES.flatMap((grade) => [
    narrator.victory({ grade, margin: 2, panache: false }),
    narrator.victory({ grade, margin: -1, panache: false }),
    narrator.victory({ grade, margin: 0, panache: true }),
  ]);
  const lines = [
    ...EDITIONS.flatMap((id) => editionList(narrator, id)),
    ...exploitList(narrator),
    '',
    ...ROLES.map((role) => narrator.level(role)),
    ...PHASES.map((phase) => narrator.phase(phase)),
    ...DATA_GRADES.map((grade) => Object.values(narrator.grade(grade)).join(': ')),
    narrator.special('memorial'),
    narrator.special('city-hall'),
    ...OPPOSITION_STEPS.map((step) => narrator.oppositionStep(step)),
    ...victories,
  ];
  return `${lines.join('\n')}\n`;
}

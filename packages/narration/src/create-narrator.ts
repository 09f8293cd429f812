/** Creates the narrator and the guide of a language from their texts. */
import type { Victory } from '@windrose/engine';
import { contextOf } from './context.ts';
import { describeEvent, traitsOf } from './events.ts';
import { describeGain } from './gains.ts';
import { capitalized, type Grammar } from './grammar/grammar.ts';
import { Lexicon } from './lexicon.ts';
import type { ModeDescription, ModeGuide, OptionTexts } from './modes/mode-texts.ts';
import { modeNarrator } from './modes/narrators.ts';
import { describeMove } from './moves.ts';
import type { Guide, Narrator } from './narrator.ts';
import { describePrompt } from './prompts.ts';
import { describeRefusal } from './refusals.ts';
import type { GuideTexts, LanguageTexts } from './texts.ts';

/** `Minor victory with panache: 2 glory ahead.` */
function describeVictory(words: Lexicon, { margin, grade, panache }: Victory): string {
  const { victories, victory } = words.texts.games;
  const plain = victories[grade];
  const by = margin === 0 ? 'equal' : margin > 0 ? 'ahead' : 'behind';
  const full = panache ? words.fill(victory.panache, { grade: plain }) : plain;
  return words.fill(victory[by], { grade: full, n: Math.abs(margin) });
}

function describeMode(words: Lexicon, id: string): ModeDescription {
  const modes: Readonly<Record<string, ModeDescription>> = words.texts.modes;
  if (!Object.hasOwn(modes, id)) {
    return { title: capitalized(id.replaceAll('-', ' ')), description: '', colours: [] };
  }
  return modes[id];
}

export function createNarrator(texts: LanguageTexts): Narrator {
  const words = new Lexicon(texts);
  const { components, modes } = texts;
  const { turnNotice } = texts.games;
  return {
    ...modeNarrator(words),
    edition: (id) => words.edition(id),
    mode: (id) => describeMode(words, id),
    board: (id) => (id.length === 1 ? words.fill(texts.games.side, { side: id.toUpperCase() }) : words.edition(id)),
    area: (id) => words.area(id).text,
    site: (tables, id) => words.site(tables, id).text,
    link: (tables, id) => words.link(tables, id),
    deck: (id) => words.deck(id).text,
    status: (id) => words.status(id).text,
    level: (role) => capitalized(words.role(role).text),
    building: (id) => words.building(id).text,
    action: (rulebook, id) => words.action(rulebook, id),
    actions: (rulebook, steps) => words.actions(rulebook, steps),
    token: (tables, id) => words.tokenName(tables, id),
    card: (tables, id) => words.card(tables, id).text,
    phase: (id) => components.phases[id],
    exploit: (id) => capitalized(words.exploit(id).text),
    exploitRule: (id) => words.exploitRule(id),
    special: (id) => texts.games.specials[id],
    victory: (victory) => describeVictory(words, victory),
    scoreCategory: (id) => texts.games.categories[id],
    grade: (id) => texts.games.grades[id],
    turnNotice: (title) => ({ ...turnNotice, text: words.fill(turnNotice.text, { title }) }),
    colour: ({ mode, state }, colour) =>
      colour < state.players ? components.players[colour] : modes[mode.id].colours[colour - state.players],

    prompt: (game, names) => describePrompt(game, contextOf(words, game, names)),
    move: (game, move, names) => describeMove(game, move, contextOf(words, game, names)),
    event: (game, event, names) => describeEvent(event, contextOf(words, game, names)),
    traits: traitsOf,
    gain: (game, event, seat, names, mentioned) => describeGain(event, seat, contextOf(words, game, names), mentioned),
    refusal: ({ tables }, refusal) => describeRefusal(words, tables, refusal),
  };
}

export function createGuide(texts: GuideTexts, { polish }: Grammar): Guide {
  const modes: Readonly<Record<string, ModeGuide>> = texts.modes;
  return {
    mode(id) {
      if (!Object.hasOwn(modes, id)) return { summary: '', brief: null };
      const { summary, brief } = modes[id];
      return { summary: polish(summary), brief: brief === null ? null : polish(brief) };
    },
    option(name) {
      const { title, about, values }: OptionTexts = texts.options[name];
      const titles = Object.entries(values).map(([value, text]) => [value, polish(text)]);
      return { title: polish(title), about: polish(about), values: Object.fromEntries(titles) };
    },
  };
}

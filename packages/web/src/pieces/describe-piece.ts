/** Describes pieces in sentences made of texts of the user interface and names of pieces. */
import type { EditionTables } from '@windrose/engine';
import type { Say } from '@windrose/narration/templates.ts';
import type { Texts } from '../texts/prepare-language.ts';
import type { CardView } from '../view/board.ts';
import type { BuildingView, StatusView } from '../view/seat.ts';
import type { PieceNames } from './piece-names.ts';
import { benefitText, statusTrack } from './status-track.ts';

/** The texts, names and edition with which pieces are described. */
interface DescriptionContext {
  readonly say: Say<Texts>;
  readonly names: PieceNames;
  readonly tables: EditionTables;
}

type Steps = EditionTables['data']['buildings'][number]['actions'];

const SPECIAL_TEXTS = { memorial: 'tileMemorial', 'city-hall': 'tileCityHall' } as const;

function actionsText({ say, names }: DescriptionContext, steps: Steps): string {
  const texts = steps.map((step) =>
    step.map((action) => names.action(action)).reduce((one, other) => say('pieceOr', { one, other })),
  );
  if (texts.length === 2 && texts[0] === texts[1]) return say('pieceTwice', { action: texts[0] });
  return texts.reduce((one, other) => say('pieceAnd', { one, other }));
}

/** "2 Industry, 1 Culture" */
function iconsText({ names, tables }: DescriptionContext, icons: Readonly<Record<string, number>>): string {
  const held = tables.statusIds.filter((id) => (icons[id] ?? 0) > 0);
  return held.map((id) => `${icons[id]} ${names.status(id)}`).join(', ');
}

function printed(context: DescriptionContext, icons: Readonly<Record<string, number>>, glory: number): string[] {
  const list = iconsText(context, icons);
  return [
    ...(list === '' ? [] : [context.say('pieceIcons', { list })]),
    ...(glory > 0 ? [context.say('pieceGlory', { n: glory })] : []),
  ];
}

export function describeBuilding(context: DescriptionContext, id: string, view?: BuildingView): string {
  const { say, tables } = context;
  const built = tables.data.buildings.find((tile) => tile.id === id);
  const tile = built ?? tables.data.startBuildings.find((start) => start.id === id)!;
  return [
    built === undefined ? say('tileStart') : say('tileLevel', { level: built.level }),
    ...printed(context, tile.icons, tile.glory),
    ...(tile.actions.length > 0 ? [say('tileActions', { actions: actionsText(context, tile.actions) })] : []),
    ...(built?.special === undefined ? [] : [say(SPECIAL_TEXTS[built.special])]),
    ...(built?.notPayableInActionPhase ? [say('tileSalaryOnly')] : []),
    ...(view?.disc ? [say('tileBusy')] : []),
  ].join(' ');
}

export function describeCard(context: DescriptionContext, card: CardView): string {
  const { say } = context;
  return [
    ...printed(context, card.icons, card.glory),
    ...(card.governor ? [say('cardGovernor')] : []),
    ...(card.value > 0 ? [say('cardValue', { n: card.value })] : []),
    ...(card.slavery ? [say('cardSlavery')] : []),
    ...(card.bonusDisc ? [say('cardBonusDisc')] : []),
    ...(card.abolition ? [say('cardAbolition')] : []),
  ].join(' ');
}

export function describeToken(context: DescriptionContext, id: string): string {
  const { say, names, tables } = context;
  const { status, actions = [] } = tables.data.tokens.find((token) => token.id === id)!;
  if (status !== undefined) return say('tokenStatus', { status: names.status(status) });
  return say('tokenActions', { actions: actionsText(context, actions) });
}

export function describeStatus({ say, tables }: DescriptionContext, status: StatusView, markers: number): string {
  const { next } = statusTrack(tables, status);
  const gives = benefitText(say, status.role, status.benefit);
  const meaning = {
    build: 'statusIsBuild',
    growth: 'statusIsGrowth',
    salary: 'statusIsSalary',
    cardLimit: 'statusIsCardLimit',
  } as const;
  return [
    say(meaning[status.role], { gives }),
    ...(next === null
      ? []
      : [say('statusLeads', { score: next.from, gives: benefitText(say, status.role, next.benefit) })]),
    say('statusGlory', { n: status.glory }),
    ...(markers > 0 ? [say('statusMarkers', { n: markers })] : []),
    ...(status.score > status.shown ? [say('statusBeyond')] : []),
  ].join(' ');
}

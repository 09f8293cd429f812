/** Somebody who plays at the table by pointing: sees what is highlighted, clicks on it, and confirms. */
import { expect, type Locator, type Page } from '@playwright/test';

/** What a player sees at one moment. */
export interface Sight {
  /** A choice is to be made, a turn to be confirmed, or the game is over. */
  readonly state: 'choose' | 'confirm' | 'over';
  readonly sentence: string;
  /** Highlighted spots of the chart. */
  readonly spots: readonly string[];
  /** Highlighted buildings, tiles, tokens, cards and statuses, by accessible name. */
  readonly pieces: readonly string[];
  /** Labels of the buttons of the prompt. */
  readonly choices: readonly string[];
  readonly phase: string;
}

/** Runs in the page; null while the table still unfolds, or nobody at the screen is asked. */
function look(): Sight | null {
  const all = (selector: string) => [...document.querySelectorAll<HTMLElement | SVGElement>(selector)];
  const choices = all('.prompt .choices .label').map(({ textContent }) => textContent ?? '');
  const state = all('.prompt .main').length > 0 ? 'confirm' : choices.length > 0 ? 'choose' : 'over';
  if (all('[aria-busy=true]').length > 0 || (state === 'over' && all('section.end').length === 0)) return null;
  return {
    state,
    sentence: document.querySelector('.prompt .who')?.textContent?.trim() ?? '',
    spots: all('svg .selectable[data-spot]').map(({ dataset }) => dataset.spot ?? ''),
    pieces: all('button.possible').map((piece) => piece.getAttribute('aria-label') ?? ''),
    choices,
    phase: document.querySelector('.phases [aria-current]')?.textContent ?? '',
  };
}

/** Runs in the page: a point where a click means the spot, and nothing that lies over it. */
function pointAt(spot: string): { x: number; y: number } | null {
  const STEPS = [0.5, 0.4, 0.6, 0.3, 0.7, 0.2, 0.8, 0.1, 0.9];
  for (const element of document.querySelectorAll(`svg [data-spot="${spot}"]`)) {
    const box = element.getBoundingClientRect();
    for (const down of STEPS) {
      for (const right of STEPS) {
        const [x, y] = [box.left + box.width * right, box.top + box.height * down];
        const hit = document.elementFromPoint(x, y)?.closest<SVGElement>('[data-spot]');
        if (hit?.dataset.spot === spot) return { x, y };
      }
    }
  }
  return null;
}

/** How a decision is made: at its target on the chart, at a piece, or by a button of the prompt. */
type Habit = 'chart' | 'piece' | 'prompt';

function habitFor({ spots, pieces }: Sight, turn: number): Habit {
  if (spots.length > 0 && turn % 3 !== 1) return 'chart';
  return pieces.length > 0 && turn % 4 !== 3 ? 'piece' : 'prompt';
}

export class Table {
  readonly page: Page;
  readonly prompt: Locator;
  readonly endTurn: Locator;
  /** Decisions made by each habit. */
  readonly made: Record<Habit, number> = { chart: 0, piece: 0, prompt: 0 };
  private decisions = 0;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('section.prompt');
    this.endTurn = this.prompt.locator('.main');
  }

  /** Waits until a person at the screen is asked, or the game is over. */
  async sight(): Promise<Sight> {
    const found = await this.page.waitForFunction(look, undefined, { timeout: 30_000 });
    return (await found.jsonValue())!;
  }

  /** Clicks on a spot of the chart, where it is not covered, or taps there. */
  async point(spot: string, hand: 'mouse' | 'finger' = 'mouse'): Promise<void> {
    const found = await this.page.evaluate(pointAt, spot);
    expect(found, `${spot} can be reached by a click`).not.toBeNull();
    if (hand === 'mouse') await this.page.mouse.click(found!.x, found!.y);
    else await this.page.touchscreen.tap(found!.x, found!.y);
  }

  /** The position as the record of the game tells it: every move so far. */
  async moves(): Promise<string> {
    return this.page.evaluate(() => {
      const id = window.location.hash.split('/')[2];
      return (JSON.parse(localStorage.getItem(`windrose.game.${id}`) ?? '{}') as { record: string }).record;
    });
  }

  /** Makes one decision in one of the ways that are offered. */
  async decide(sight: Sight): Promise<void> {
    const turn = this.decisions++;
    const habit = habitFor(sight, turn);
    this.made[habit]++;
    const one = <T>(list: readonly T[]) => list[(turn * 7) % list.length];
    if (habit === 'chart') await this.point(one(sight.spots));
    else if (habit === 'piece')
      await this.page
        .locator('button.possible')
        .nth((turn * 7) % sight.pieces.length)
        .click();
    else {
      // Whoever has something to do does it: the last button may be to pass or to end.
      const useful = Math.max(1, sight.choices.length - 1);
      await this.prompt
        .locator('.choices button')
        .nth((turn * 7) % useful)
        .click();
      return;
    }
    // A target can mean several things: the prompt says which, and what they bring.
    const chosen = this.page.locator('.chosen, .picked');
    if ((await chosen.count()) > 0) await this.prompt.locator('.choices button').first().click();
  }

  /** Plays to the end with the first choice of every list, and as soon as it can be passed, that. */
  async playQuickly(): Promise<void> {
    for (;;) {
      const sight = await this.sight();
      if (sight.state === 'over') return;
      await this.page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('.prompt .choices button, .prompt .main')];
        (buttons.find(({ textContent }) => textContent?.trim() === 'Pass') ?? buttons[0])?.click();
      });
    }
  }

  /** Plays until the game is over, or until `enough` says so. */
  async play(enough: (sight: Sight) => boolean = () => false): Promise<Sight> {
    for (;;) {
      const sight = await this.sight();
      if (sight.state === 'over' || enough(sight)) return sight;
      if (sight.state === 'confirm') await this.endTurn.click();
      else await this.decide(sight);
    }
  }
}

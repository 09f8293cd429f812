/** Plays at a table by clicks on highlighted spots, pieces and buttons. */
import { expect, type Locator, type Page } from '@playwright/test';

/** The visible state of a table. */
export interface TableView {
  /** A player decides or confirms a turn, or the game is over. */
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

/** Runs in the page; null while the table renders or no player at the screen decides. */
function readView(): TableView | null {
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

/** Runs in the page: returns a point at which a click reaches the spot. */
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

/** Where a decision is made: on the chart, at a piece, or by a button of the prompt. */
type Method = 'chart' | 'piece' | 'prompt';

function methodFor({ spots, pieces }: TableView, turn: number): Method {
  if (spots.length > 0 && turn % 3 !== 1) return 'chart';
  return pieces.length > 0 && turn % 4 !== 3 ? 'piece' : 'prompt';
}

export class Table {
  readonly page: Page;
  readonly prompt: Locator;
  readonly endTurn: Locator;
  /** Number of decisions by each method. */
  readonly made: Record<Method, number> = { chart: 0, piece: 0, prompt: 0 };
  private decisions = 0;

  constructor(page: Page) {
    this.page = page;
    this.prompt = page.locator('section.prompt');
    this.endTurn = this.prompt.locator('.main');
  }

  /** Waits until a player at the screen decides, or the game is over. */
  async decision(): Promise<TableView> {
    const found = await this.page.waitForFunction(readView, undefined, { timeout: 30_000 });
    return (await found.jsonValue())!;
  }

  /** Clicks or taps a spot of the chart at a point that is not covered. */
  async clickSpot(spot: string, device: 'mouse' | 'finger' = 'mouse'): Promise<void> {
    const found = await this.page.evaluate(pointAt, spot);
    expect(found, `${spot} can be reached by a click`).not.toBeNull();
    if (device === 'mouse') await this.page.mouse.click(found!.x, found!.y);
    else await this.page.touchscreen.tap(found!.x, found!.y);
  }

  /** Returns the record of the game. */
  async moves(): Promise<string> {
    return this.page.evaluate(() => {
      const id = window.location.hash.split('/')[2];
      return (JSON.parse(localStorage.getItem(`windrose.game.${id}`) ?? '{}') as { record: string }).record;
    });
  }

  /** Makes one decision by a method that is available. */
  async decide(view: TableView): Promise<void> {
    const turn = this.decisions++;
    const method = methodFor(view, turn);
    this.made[method]++;
    const one = <T>(list: readonly T[]) => list[(turn * 7) % list.length];
    if (method === 'chart') await this.clickSpot(one(view.spots));
    else if (method === 'piece')
      await this.page
        .locator('button.possible')
        .nth((turn * 7) % view.pieces.length)
        .click();
    else {
      // The last button may be to pass or to end.
      const active = Math.max(1, view.choices.length - 1);
      await this.prompt
        .locator('.choices button')
        .nth((turn * 7) % active)
        .click();
      return;
    }
    // A target can stand for several move sequences, which the prompt lists.
    const chosen = this.page.locator('.chosen, .picked');
    if ((await chosen.count()) > 0) await this.prompt.locator('.choices button').first().click();
  }

  /** Plays to the end by passing as soon as possible, and by first choices otherwise. */
  async playQuickly(): Promise<void> {
    for (;;) {
      const view = await this.decision();
      if (view.state === 'over') return;
      await this.page.evaluate(() => {
        const buttons = [...document.querySelectorAll<HTMLElement>('.prompt .choices button, .prompt .main')];
        (buttons.find(({ textContent }) => textContent?.trim() === 'Pass') ?? buttons[0])?.click();
      });
    }
  }

  /** Plays until the game is over or `enough` returns true. */
  async play(enough: (view: TableView) => boolean = () => false): Promise<TableView> {
    for (;;) {
      const view = await this.decision();
      if (view.state === 'over' || enough(view)) return view;
      if (view.state === 'confirm') await this.endTurn.click();
      else await this.decide(view);
    }
  }
}

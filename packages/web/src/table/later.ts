/** Parts of the table that are fetched when they are first shown. */
import { preloadMap } from '../chart/map-images.ts';
import { later, orSaid } from '../texts/later.ts';

export const fetchAbout = orSaid(later(() => import('./About.svelte')));
export const fetchCommon = orSaid(later(() => import('../seats/CommonPanel.svelte')));
export const fetchEnd = orSaid(later(() => import('../end/EndPanel.svelte')));
export const fetchHint = orSaid(later(() => import('./Hint.svelte')));
export const fetchLog = orSaid(later(() => import('./LogPanel.svelte')));
export const fetchMotion = later(() => import('../motion/MotionLayer.svelte'));
export const fetchOpposition = orSaid(later(() => import('../seats/OppositionPanel.svelte')));
export const fetchRefused = orSaid(later(() => import('./Refused.svelte')));
export const fetchRival = orSaid(later(() => import('../seats/SeatSummary.svelte')));
export const fetchSounds = later(() => import('../sound/SoundEffects.svelte'));
export const fetchBuildingStock = orSaid(later(() => import('../seats/BuildingStock.svelte')));
export const fetchTelling = later(() => import('./Telling.svelte'));
export const fetchTextBoard = orSaid(later(() => import('./TextBoard.svelte')));
export const fetchTrouble = orSaid(later(() => import('./Trouble.svelte')));
export const fetchUnreadable = orSaid(later(() => import('./Unreadable.svelte')));

/** How the acts of the Opposition are cut into moments. */
async function fetchMoments(): Promise<void> {
  const [{ addMoments }, { momentsOf }] = await Promise.all([
    import('../play/opposition.ts'),
    import('../play/moments.ts'),
  ]);
  addMoments(momentsOf);
}

/** What a table shows first: the print of the chart, and the panels of rivals, or of the Opposition where somebody plays alone. */
export async function fetchFirstPanels(players: number): Promise<void> {
  preloadMap();
  await Promise.all(players > 1 ? [fetchRival(), fetchBuildingStock()] : [fetchOpposition(), fetchMoments()]);
}

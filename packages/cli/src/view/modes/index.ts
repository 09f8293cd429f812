/** The views of the modes that show more than the standard one. */
import type { Game, ModeId } from '@windrose/engine';
import type { ModeView } from './mode-view.ts';
import { solitaire } from './solitaire.ts';
import { soloplay } from './soloplay.ts';

const VIEWS: Readonly<Partial<Record<ModeId, ModeView>>> = {
  'soloplay-two': soloplay,
  'soloplay-three': soloplay,
  solitaire,
};

export function modeView({ mode }: Game): ModeView {
  return VIEWS[mode.id] ?? {};
}

/** What is told about a piece is fetched when somebody first asks. */
import { later } from '../texts/later.ts';

export const fetchPieceDetails = later(() => import('./PieceDetails.svelte'));

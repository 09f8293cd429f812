/** What is told about a piece is fetched when somebody first asks. */
import { later } from '../texts/later.ts';

export const fetchDetail = later(() => import('./PieceDetail.svelte'));

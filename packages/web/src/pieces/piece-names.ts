/** How the pieces are called in the reader's language; given to whatever shows them. */
export interface PieceNames {
  status(id: string): string;
  building(id: string): string;
  card(id: string): string;
  token(id: string): string;
  action(id: string): string;
  colour(colour: number): string;
}

/** Names of pieces in the language of the player. */
export interface PieceNames {
  status(id: string): string;
  building(id: string): string;
  card(id: string): string;
  token(id: string): string;
  action(id: string): string;
  colour(colour: number): string;
}

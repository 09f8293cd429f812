/** Seats and colours that are no player's: what they are called, and their marks. A hollow mark is that of the player who handles them. */

export interface Neutral {
  /** At the beginning of a sentence. */
  readonly subject: string;
  readonly object: string;
  readonly mark: string;
}

/** By mode, in the order of their numbers, which follow those of the players. */
export const NEUTRALS: Readonly<Record<string, readonly Neutral[]>> = {
  'classic-two': [
    { subject: 'Neutral A', object: 'neutral A', mark: '◇' },
    { subject: 'Neutral B', object: 'neutral B', mark: '○' },
  ],
  'soloplay-two': [{ subject: 'Neutral', object: 'neutral', mark: '◎' }],
  'soloplay-three': [{ subject: 'Neutral', object: 'neutral', mark: '◎' }],
  solitaire: [
    { subject: 'The Opposition', object: 'the Opposition', mark: '●' },
    { subject: 'Red', object: 'Red', mark: '▲' },
    { subject: 'Green', object: 'Green', mark: '■' },
    { subject: 'Purple', object: 'Purple', mark: '▼' },
    { subject: 'Black', object: 'Black', mark: '✚' },
  ],
  'silent-fleet': [{ subject: 'The Silent Fleet', object: 'the Silent Fleet', mark: '◎' }],
};

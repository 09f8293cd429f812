/** What tells the discs of one colour from those of another: a colour and, always, a shape. */

export type Shape = 'diamond' | 'circle' | 'triangle' | 'square' | 'cross';

export interface Mark {
  readonly shape: Shape;
  /** A CSS colour. */
  readonly colour: string;
  /** Of nobody at the table: the shape is an outline. */
  readonly hollow: boolean;
}

const SHAPES: readonly Shape[] = ['diamond', 'circle', 'triangle', 'square', 'cross'];

/** The mark of one of the five player colours. */
export const playerMark = (colour: number): Mark => ({
  shape: SHAPES[colour],
  colour: `var(--seat-${colour})`,
  hollow: false,
});

/** The mark of neutral discs. */
export const neutralMark = (colour: number): Mark => ({
  shape: SHAPES[colour % SHAPES.length],
  colour: 'var(--seat-none)',
  hollow: true,
});

/** Outlines for a disc of radius 1; their areas look equal. */
export const OUTLINES: Readonly<Record<Shape, string>> = {
  diamond: 'M0-.62L.54 0 0 .62-.54 0Z',
  circle: 'M-.46 0A.46.46 0 1 1 .46 0A.46.46 0 1 1-.46 0Z',
  triangle: 'M0-.58L.56.4H-.56Z',
  square: 'M-.42-.42H.42V.42H-.42Z',
  cross: 'M-.17-.55H.17V-.17H.55V.17H.17V.55H-.17V.17H-.55V-.17H-.17Z',
};

/** How a line in the colour is broken, so that it is known without the colour. */
export const DASHES: Readonly<Record<Shape, string>> = {
  diamond: '',
  circle: '0.1 8',
  triangle: '14 6',
  square: '6 5',
  cross: '14 5 2 5',
};

/** The element `<windrose-game>`. Scripts of several languages on one page share it, and its attribute `lang` selects one. */

/** The attributes and the content of an element. */
export interface ViewerOptions {
  /** The address of the record; null if the element contains it. */
  readonly src: string | null;
  /** The content of the element. */
  readonly text: string;
  /** The number of moves before the first shown position; null for the end. */
  readonly at: number | null;
  /** Null for the theme of the system. */
  readonly theme: 'light' | 'dark' | null;
  /** The colours of the seats, 0 to 4. Seats without one have the colour of their number. */
  readonly colours: readonly number[];
}

/** A viewer in the shadow root of an element. */
interface Viewer {
  update(options: ViewerOptions): void;
  remove(): void;
}

/** Functions and plain data only, because each script has a framework of its own. */
export type MountViewer = (root: ShadowRoot, options: ViewerOptions) => Viewer;

const NAME = 'windrose-game';
const COLOURS = 5;

class WindroseGame extends HTMLElement {
  static readonly observedAttributes = ['src', 'at', 'theme', 'colours'];
  /** By language, in the order of the scripts. */
  static readonly languages = new Map<string, MountViewer>();
  private viewer: Viewer | null = null;

  constructor() {
    super();
    this.attachShadow({ mode: 'open', delegatesFocus: true });
  }

  connectedCallback(): void {
    // Earlier, the content of the element is not complete, and other scripts may follow.
    if (document.readyState !== 'loading') this.open();
    else document.addEventListener('DOMContentLoaded', () => this.open(), { once: true });
  }

  disconnectedCallback(): void {
    this.viewer?.remove();
    this.viewer = null;
  }

  attributeChangedCallback(): void {
    this.viewer?.update(this.options);
  }

  private open(): void {
    if (!this.isConnected || this.viewer !== null) return;
    const { languages } = WindroseGame;
    const mount = languages.get(this.lang.slice(0, 2).toLowerCase()) ?? [...languages.values()][0];
    this.viewer = mount(this.shadowRoot!, this.options);
  }

  private get options(): ViewerOptions {
    const theme = this.getAttribute('theme');
    const at = this.getAttribute('at') ?? '0';
    return {
      src: this.getAttribute('src'),
      text: this.textContent.trim(),
      at: /^\d{1,6}$/.test(at) ? Number(at) : at === 'end' ? null : 0,
      theme: theme === 'light' || theme === 'dark' ? theme : null,
      colours: [...(this.getAttribute('colours') ?? '').matchAll(/\d/g)].map(Number).filter((each) => each < COLOURS),
    };
  }
}

/** Adds the language of a script. The first script defines the element. */
export function addLanguage(language: string, mount: MountViewer): void {
  const defined = customElements.get(NAME) as typeof WindroseGame | undefined;
  (defined ?? WindroseGame).languages.set(language, mount);
  if (defined === undefined) customElements.define(NAME, WindroseGame);
}

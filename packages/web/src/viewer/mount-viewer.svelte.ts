/** Shows a game in the shadow root of an element. */
import { mount, unmount } from 'svelte';
import type { MountViewer } from './element.ts';
import Viewer from './Viewer.svelte';

/** The styles of all components and of the element. The build replaces the name by the text. */
declare const VIEWER_STYLES: string;

/** A constructed sheet is shared by all elements, and needs no permission of the page's content security policy. */
const styles = new CSSStyleSheet();
styles.replaceSync(VIEWER_STYLES);

/** The folder of the images is beside the script. */
const script = document.currentScript as HTMLScriptElement | null;
const images = new URL('chart/', script?.src ?? document.baseURI).href;

export const mountViewer: MountViewer = (root, options) => {
  root.adoptedStyleSheets = [styles];
  let current = $state.raw(options);
  const viewer = mount(Viewer, {
    target: root,
    props: {
      get options() {
        return current;
      },
      host: root.host as HTMLElement,
      images,
    },
  });
  return {
    update: (changed) => {
      current = changed;
    },
    remove: () => void unmount(viewer),
  };
};

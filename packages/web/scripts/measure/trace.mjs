// What the page's main thread did, from a trace of the browser.

/** Starts to keep what the threads of a page do. */
export const startTrace = (chrome, page) =>
  chrome.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });

/**
 * Ends the trace: the tasks of the main thread in milliseconds, by the clock and of the processor.
 * On a machine that does other things too, a task waits for the processor: only what it takes of it is the page's own.
 */
export async function tasksOf(chrome) {
  const { traceEvents } = JSON.parse((await chrome.stopTracing()).toString());
  const named = (name) => traceEvents.filter((event) => event.name === name);
  const mains = new Set(
    named('thread_name')
      .filter(({ args }) => args.name === 'CrRendererMain')
      .map(({ pid, tid }) => `${pid} ${tid}`),
  );
  const ofMain = (name) => named(name).filter(({ pid, tid, ph }) => ph === 'X' && mains.has(`${pid} ${tid}`));
  const handled = ofMain('EventDispatch');
  const frames = ofMain('Paint').concat(ofMain('PrePaint'), ofMain('Commit'));
  const within = (event, { pid, tid, ts, dur }) =>
    event.pid === pid && event.tid === tid && event.ts >= ts && event.ts <= ts + dur;
  return ofMain('RunTask')
    .map((task) => ({
      start: task.ts / 1000,
      wall: task.dur / 1000,
      processor: (task.tdur ?? task.dur) / 1000,
      /** The kinds of input that were handled in it. */
      handled: handled.filter((event) => within(event, task)).map(({ args }) => args.data.type),
      /** A frame was drawn in it. */
      isFrame: frames.some((event) => within(event, task)),
    }))
    .sort((a, b) => a.start - b.start);
}

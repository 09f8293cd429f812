// Reads the tasks of a page's main thread from a trace of the browser.

/** Starts to record the tasks of a page. */
export const startTrace = (chrome, page) =>
  chrome.startTracing(page, { categories: ['disabled-by-default-devtools.timeline', 'devtools.timeline'] });

/**
 * Ends the trace and returns the tasks of the main thread with elapsed time and processor time in milliseconds. On a busy
 * machine a task waits for the processor, and only its processor time belongs to the page.
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
      /** The kinds of input that the task handled. */
      handled: handled.filter((event) => within(event, task)).map(({ args }) => args.data.type),
      /** True if the task drew a frame. */
      isFrame: frames.some((event) => within(event, task)),
    }))
    .sort((a, b) => a.start - b.start);
}

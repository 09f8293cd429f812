/** Metrics of the running server for Prometheus. */
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';

const SECONDS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

export type Metrics = ReturnType<typeof makeMetrics>;

/** Creates the metrics, with those of the process unless `withProcess` is false. */
export function makeMetrics(registry: Registry = new Registry(), { withProcess = true } = {}) {
  // Memory, processor time, garbage collection and the lag of the event loop.
  if (withProcess) collectDefaultMetrics({ register: registry });
  const registers = [registry];
  return {
    registry,
    requests: new Histogram({
      name: 'windrose_http_request_seconds',
      help: 'Time to answer requests, by route and status',
      labelNames: ['method', 'route', 'status'],
      buckets: SECONDS,
      registers,
    }),
    sockets: new Gauge({ name: 'windrose_sockets', help: 'Open sockets', registers }),
    tables: new Gauge({ name: 'windrose_live_tables', help: 'Tables in memory', registers }),
    moves: new Counter({ name: 'windrose_moves_total', help: 'Moves that this node has accepted', registers }),
    messages: new Counter({
      name: 'windrose_socket_messages_total',
      help: 'Messages of sockets by type or failure',
      labelNames: ['what'],
      registers,
    }),
    appends: new Histogram({
      name: 'windrose_append_seconds',
      help: 'Time to write entries of journals durably',
      buckets: SECONDS,
      registers,
    }),
    notifications: new Counter({
      name: 'windrose_notifications_total',
      help: 'Notifications, by kind of channel and outcome',
      labelNames: ['kind', 'outcome'],
      registers,
    }),
  };
}

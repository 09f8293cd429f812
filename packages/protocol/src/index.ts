/** Exports the messages and schemas that client and server share. */

export * from './fields.ts';
export * from './http.ts';
export * from './journal.ts';
export * from './limits.ts';
export * from './pace.ts';
export * from './refusals.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './table-state.ts';

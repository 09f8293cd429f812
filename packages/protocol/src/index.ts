/** What travels between client and server: everything that other packages may use. */

export * from './fields.ts';
export * from './http.ts';
export * from './journal.ts';
export * from './limits.ts';
export * from './pace.ts';
export * from './refusals.ts';
export * from './socket.ts';
export * from './table.ts';
export * from './table-state.ts';

/** All routes under /api. */
import type { Route } from './route.ts';
import { CHANNEL_ROUTES } from './routes/channels.ts';
import { PEOPLE_ROUTES } from './routes/people.ts';
import { SITE_ROUTES } from './routes/site.ts';
import { TABLE_ROUTES } from './routes/tables.ts';

export const ROUTES: readonly Route[] = [...SITE_ROUTES, ...PEOPLE_ROUTES, ...CHANNEL_ROUTES, ...TABLE_ROUTES];

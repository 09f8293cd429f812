/** Routes for the site: its description, statistics and the daily set-up. */
import { Daily, Day, LANGUAGES, PROTOCOL_VERSION, Profile, Site, Statistics, TableHead } from '@windrose/protocol';
import * as v from 'valibot';
import { type Route, route } from '../route.ts';

export const SITE_ROUTES: readonly Route[] = [
  route({
    id: 'site',
    method: 'GET',
    path: '/api/site',
    access: 'public',
    summary: 'The name and the features of the site',
    answer: Site,
    handle: async ({ settings, now, pushKey }) => ({
      name: settings.siteName,
      protocol: PROTOCOL_VERSION,
      now: now(),
      languages: [...LANGUAGES],
      mail: settings.smtpUrl !== null,
      discord: settings.discord,
      webhooks: settings.webhooks,
      push: pushKey,
    }),
  }),
  route({
    id: 'statistics',
    method: 'GET',
    path: '/api/statistics',
    access: 'public',
    summary: 'Statistics of the site',
    answer: Statistics,
    handle: ({ statistics }) => statistics.ofSite(),
  }),
  route({
    id: 'person',
    method: 'GET',
    path: '/api/persons/:person',
    access: 'public',
    summary: 'A user and their statistics',
    answer: Profile,
    handle: ({ statistics }, { params }) => statistics.ofPerson(params.person),
  }),
  route({
    id: 'daily',
    method: 'GET',
    path: '/api/daily',
    access: 'public',
    summary: 'The set-up of today or an earlier day, with its ranking',
    query: v.object({ day: v.optional(Day) }),
    answer: Daily,
    handle: ({ daily }, { by, query }) => daily.show(by, query.day),
  }),
  route({
    id: 'playDaily',
    method: 'POST',
    path: '/api/daily',
    access: 'person',
    summary: 'Creates and starts a table with the set-up of today',
    limits: ['tables'],
    answer: TableHead,
    handle: ({ daily }, { me }) => daily.start(me),
  }),
];

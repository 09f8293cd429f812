/** Routes for notification channels. */
import { Channel, ChannelChange, CreatedChannel, NewChannel } from '@windrose/protocol';
import * as v from 'valibot';
import { type Route, route } from '../route.ts';

export const CHANNEL_ROUTES: readonly Route[] = [
  route({
    id: 'channels',
    method: 'GET',
    path: '/api/me/channels',
    access: 'browser',
    summary: 'Lists the notification channels of the user',
    answer: v.array(Channel),
    handle: ({ notifier }, { me }) => notifier.list(me),
  }),
  route({
    id: 'addChannel',
    method: 'POST',
    path: '/api/me/channels',
    access: 'browser',
    summary: 'Adds a notification channel: web push, e-mail, a Discord webhook or another webhook',
    limits: ['tests'],
    body: NewChannel,
    answer: CreatedChannel,
    handle: ({ notifier }, { me, body }) => notifier.add(me, body),
  }),
  route({
    id: 'changeChannel',
    method: 'PATCH',
    path: '/api/me/channels/:channel',
    access: 'browser',
    summary: 'Turns a notification channel on or off',
    body: ChannelChange,
    answer: Channel,
    handle: ({ notifier }, { me, params, body }) => notifier.change(me, params.channel, body.active),
  }),
  route({
    id: 'removeChannel',
    method: 'DELETE',
    path: '/api/me/channels/:channel',
    access: 'browser',
    summary: 'Removes a notification channel',
    handle: ({ notifier }, { me, params }) => notifier.remove(me, params.channel),
  }),
  route({
    id: 'testChannel',
    method: 'POST',
    path: '/api/me/channels/:channel/test',
    access: 'browser',
    summary: 'Sends a test notification and reports errors',
    limits: ['tests'],
    handle: ({ notifier }, { me, params }) => notifier.test(me, params.channel),
  }),
];

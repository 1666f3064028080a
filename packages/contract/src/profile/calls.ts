import * as z from 'zod/mini'
import { defineCall } from '../core/call.ts'
import { placeAccess } from '../content/menu/access.ts'
import { mailKinds, Notifications, Profile, ProfileChange } from './schemas.ts'

const access = placeAccess.profile

export const getProfile = defineCall({
  purpose: 'The signed-in person’s own data with the version that a change refers to (screens 2.14).',
  method: 'GET',
  path: '/profile',
  access,
  answer: Profile,
})

export const updateProfile = defineCall({
  purpose: 'Changes the signed-in person’s own data; refused where they changed meanwhile (screens 2.14).',
  method: 'PUT',
  path: '/profile',
  access,
  isForReaders: true,
  body: ProfileChange,
  answer: Profile,
})

/** The user's mail settings for this supplier. */
export const getNotifications = defineCall({
  purpose: 'Which kinds of mail the person gets (screens 2.14, Notificaciones).',
  method: 'GET',
  path: '/profile/notifications',
  access,
  answer: Notifications,
})

export const setNotification = defineCall({
  purpose: 'Switches a kind of mail on or off for the person (screens 2.14, Notificaciones).',
  method: 'PUT',
  path: '/profile/notifications/:mail',
  access,
  isForReaders: true,
  params: z.object({ mail: z.enum(mailKinds) }),
  body: z.object({ isOn: z.boolean() }),
  answer: Notifications,
})

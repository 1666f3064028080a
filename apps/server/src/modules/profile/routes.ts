import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getNotifications,
  getProfile,
  setNotification,
  updateProfile,
} from '@enlace/contract/profile/calls.ts'
import { profileTexts } from '@enlace/contract/profile/texts.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { chooseNotification, keepOwnProfile } from './commands.ts'
import { findNotifications, getOwnProfile } from './queries.ts'
import { isCity } from './rules.ts'

/** A person's own profile and mail preferences. */
export function profileRoutes(app: FastifyInstance): void {
  serve(app, getProfile, ({ db, scope }) => getOwnProfile(db, scope))

  serve(app, updateProfile, async ({ db, scope, body, request }) => {
    const { cityName } = await getOwnProfile(db, scope)
    // A city saved before the list was required may be kept.
    if (body.cityName !== '' && body.cityName !== cityName && !isCity(body.cityName)) {
      throw new Problem('invalid-fields', {}, { cityName: profileTexts.faults.city })
    }
    await keepOwnProfile(db, scope, body, request.ip)
    return getOwnProfile(db, scope)
  })

  serve(app, getNotifications, ({ db, scope }) => findNotifications(db, scope))

  serve(app, setNotification, async ({ db, scope, params, body }) => {
    await chooseNotification(db, scope, params.mail, body.isOn)
    return findNotifications(db, scope)
  })
}

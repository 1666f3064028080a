import * as notifications from '@enlace/contract/notifications/calls.ts'
import * as live from '@enlace/contract/notifications/live/calls.ts'
import type { Feature } from '../../core/feature.ts'
import { notificationRoutes } from './routes.ts'
import { notificationDigests } from './spread/digest-jobs.ts'
import { pushNotification } from './spread/push-jobs.ts'
import { spreadNotification } from './spread/spread-jobs.ts'

export const notificationsFeature: Feature = {
  portal: { calls: [notifications], slices: [notificationRoutes] },
  backoffice: { calls: [live], slices: [] },
  tasks: [spreadNotification, pushNotification, notificationDigests],
}

import { fill } from '@enlace/contract/core/fill.ts'
import type { StaffMember } from '@enlace/contract/staff/sign-in/schemas.ts'
import { staffListTexts as texts } from '@enlace/contract/staff/screen-texts.ts'
import { formatDate, todayInBogota } from '@enlace/domain/calendar-date.ts'
import { showInstant } from '@enlace/web/document/shown.ts'

/** What a member is called: its name, or its email while nobody said one. */
export const nameOf = ({
  firstName,
  lastName,
  email,
}: Pick<StaffMember, 'firstName' | 'lastName' | 'email'>): string =>
  `${firstName} ${lastName}`.trim() || email

/** When somebody came in last. */
export const lastUseOf = ({ lastUsedAt }: Pick<StaffMember, 'lastUsedAt'>): string =>
  lastUsedAt === null ? texts.never : showInstant(lastUsedAt)

type Standing = Pick<StaffMember, 'estado' | 'invitedUntil' | 'lastUsedAt' | 'ends_on' | 'hasJoined'>

/** What a state needs beside its word: until when an invitation works, or when an access ended or is to end. */
export function standingNote(member: Standing, now = new Date()): string | undefined {
  const { estado, invitedUntil, ends_on: endsOn, hasJoined } = member
  if (estado === 'invitado' && invitedUntil !== null) {
    const until = new Date(invitedUntil)
    if (until <= now) return texts.expired
    return fill(texts.invitedUntil, { fecha: formatDate(todayInBogota(until)) })
  }
  if (!hasJoined) return texts.withdrawn
  if (endsOn === null) return undefined
  const isOver = endsOn < todayInBogota(now)
  return fill(isOver ? texts.over : texts.until, { fecha: formatDate(endsOn) })
}

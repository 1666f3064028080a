import { backofficeLink } from '../mail/links.ts'
import type { Settings } from '../settings/settings.ts'

/** What a company's people are written to about, to deal with it in the back office. */
export const deskMatters = [
  'profile-request',
  'bank-change',
  'evaluation-review',
  'improvement-evidence',
  'question',
  'policy',
] as const // the names are the type
export type DeskMatter = (typeof deskMatters)[number]

type Place = ((id: string) => `/${string}`) | undefined

/** Where each matter is dealt with. What has no screen has no place, and its mails name the command that does it. */
export const deskPlaces: Readonly<Record<DeskMatter, Place>> = {
  'profile-request': undefined,
  'bank-change': undefined,
  'evaluation-review': undefined,
  'improvement-evidence': undefined,
  question: undefined,
  policy: undefined,
}

/** The address at which a matter is dealt with, for mails; undefined where the back office has no screen for it. */
export type DeskLink = (matter: DeskMatter, id: string) => string | undefined

/** The links of an installation's back office. */
export function deskLinks(settings: Pick<Settings, 'backofficeUrl'>, places = deskPlaces): DeskLink {
  return (matter, id) => {
    const place = places[matter]
    return place && backofficeLink(settings, place(id))
  }
}

import { backofficeLink } from '../../core/mail/links.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** What a company's people are written to about, to deal with it in the back office. */
export const deskMatters = [
  'profile-request',
  'bank-change',
  'evaluation-review',
  'improvement-evidence',
  'question',
  'policy',
] as const
export type DeskMatter = (typeof deskMatters)[number]

type Place = ((id: string) => `/${string}`) | undefined

/** Where each matter is dealt with. What has no screen has no place, and its mails name the command that does it. */
export const deskPlaces: Readonly<Record<DeskMatter, Place>> = {
  'profile-request': (id) => `/cambios/${id}`,
  'bank-change': (id) => `/cuentas-bancarias/${id}`,
  // What a supplier says of an evaluation stands with the evaluation, by whose id it is found.
  'evaluation-review': (evaluation) => `/calificacion/${evaluation}`,
  'improvement-evidence': (evaluation) => `/calificacion/${evaluation}`,
  question: (id) => `/preguntas/${id}`,
  policy: (id) => `/contratos/polizas/${id}`,
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

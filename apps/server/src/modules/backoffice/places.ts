import { backofficeLink } from '../../core/mail/links.ts'
import type { Settings } from '../../core/settings/settings.ts'

/** The subjects of mails to a company's staff, which are handled in the back office. */
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

/** The screen of each matter. A matter without one names a command in its mails. */
export const deskPlaces: Readonly<Record<DeskMatter, Place>> = {
  'profile-request': (id) => `/cambios/${id}`,
  'bank-change': (id) => `/cuentas-bancarias/${id}`,
  // A supplier's remark is shown with its evaluation, and found by that id.
  'evaluation-review': (evaluation) => `/calificacion/${evaluation}`,
  'improvement-evidence': (evaluation) => `/calificacion/${evaluation}`,
  question: (id) => `/preguntas/${id}`,
  policy: (id) => `/contratos/polizas/${id}`,
}

/** Returns the address of a matter's screen for mails; undefined if the back office has none. */
export type DeskLink = (matter: DeskMatter, id: string) => string | undefined

/** Creates the links of an installation's back office. */
export function deskLinks(settings: Pick<Settings, 'backofficeUrl'>, places = deskPlaces): DeskLink {
  return (matter, id) => {
    const place = places[matter]
    return place && backofficeLink(settings, place(id))
  }
}

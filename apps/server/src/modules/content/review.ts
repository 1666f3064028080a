import type { Contenido } from '@enlace/contract/content/schemas.ts'
import { checkHtml, type ContentWarning } from './sanitise/checks.ts'
import { sanitiseContenido } from './sanitise/contenido.ts'
import type { Loss } from './sanitise/losses.ts'
import { sanitiseHtml } from './sanitise/sanitise.ts'

/** A sanitised text, with what was removed and its accessibility warnings. */
export interface ReviewedHtml {
  html: string
  losses: Loss[]
  warnings: ContentWarning[]
}

/** Reviews a text while it is edited. @throws Problem `invalid-fields` for one over the limit. */
export function reviewHtml(written: string): ReviewedHtml {
  const losses: Loss[] = []
  const { html } = sanitiseHtml(written, 'content', { noteLoss: (loss) => losses.push(loss) })
  return { html, losses, warnings: checkHtml(html) }
}

/** The texts of an advertisement, by the path of their field. */
export interface ReviewedContenido {
  contenido: Contenido
  faults: Record<string, string>
  texts: { field: string; review: ReviewedHtml }[]
}

/** Reviews an advertisement while it is edited: its texts one by one, and its faulty fields. */
export function reviewContenido(written: Contenido): ReviewedContenido {
  const { contenido, faults } = sanitiseContenido(written)
  const kind = written.type_content
  const shown =
    kind === 'carrusel'
      ? written.contenido_carrusel.flatMap((slide, place) =>
          slide.type_content === 'html'
            ? [{ field: `contenido_carrusel.${place}.html_code`, html: slide.html_code }]
            : [],
        )
      : kind === 'imagen'
        ? []
        : [{ field: 'html_code', html: written.html_code }]
  const texts = shown.map(({ field, html }) => ({ field, review: reviewHtml(html) }))
  return { contenido, faults, texts }
}

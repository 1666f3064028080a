import type { Position } from '@enlace/contract/content/places.ts'
import type { Advertisements, Contenido } from '@enlace/contract/content/schemas.ts'
import styles from './content-area.module.css'
import { ContentImage } from './content-image.tsx'
import { latePart } from './late-part.tsx'
import { SafeHtml } from './safe-html.tsx'

const Carousel = latePart(
  () => import('./carousel.tsx').then((chunk) => chunk.Carousel),
  <div className={styles.pending} />,
)

/** What a display area is given (spec 2): places of a page's content, or one content of a type. */
export type ContentAreaProps =
  | { positions: readonly Position[]; typeContent: 'espacios'; contentData: Pick<Advertisements, 'espacios'> }
  | { positions?: undefined; typeContent: 'imagen' | 'html' | 'carrusel'; contentData: Contenido }

/** Shows what a company put into an area of a page, by its type; an area with nothing in it is not there. */
export function ContentArea({ positions, typeContent, contentData }: ContentAreaProps) {
  if (typeContent !== 'espacios') return <OneContent contenido={contentData} type={typeContent} />
  return positions.map((position) => {
    const contenido = contentData[typeContent][position]
    return contenido && <OneContent key={position} contenido={contenido} type={contenido.type_content} />
  })
}

function OneContent({ contenido, type }: { contenido: Contenido; type: Contenido['type_content'] }) {
  switch (type) {
    case 'imagen':
      return <ContentImage picture={contenido} alternative={contenido.text_imagen} />
    case 'carrusel':
      if (contenido.contenido_carrusel.length === 0) return null
      return (
        <Carousel slides={contenido.contenido_carrusel} secondsTransition={contenido.seconds_transition} />
      )
    case 'espacios':
    case 'html':
      return contenido.html_code === '' ? null : <SafeHtml html={contenido.html_code} />
  }
}

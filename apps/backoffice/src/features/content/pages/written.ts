import type { CarouselItem, Contenido } from '@enlace/contract/content/schemas.ts'
import type {
  AdvertisementBody,
  ContentItem,
  ContentKind,
  KeptItem,
} from '@enlace/contract/content/pages/schemas.ts'
import { newRequestKey } from '@enlace/web/form/request-key.ts'
import { nameOf } from './names.ts'

const picture = {
  source: 'imagen' as const, // the names are those of the contract
  imagen: '',
  url: '',
  url_redirect: '',
  target: '_self' as const,
  html_code: '',
}

/** A slide that says nothing yet. */
export const emptySlide = (type_content: CarouselItem['type_content']): CarouselItem => ({
  ...picture,
  type_content,
  text_carrusel: '',
})

const emptyContenido: Contenido = {
  ...picture,
  type_content: 'imagen',
  text_imagen: '',
  seconds_transition: 0,
  contenido_carrusel: [],
}

/** What stands in the form where nobody has written anything. */
export function emptyItem(
  kind: ContentKind,
  item: string,
  at: Pick<AdvertisementBody, 'page_code' | 'position'>,
): KeptItem {
  switch (kind) {
    case 'page':
      return { kind, body: { title: nameOf('page', item).title, description: '', html: '' } }
    case 'place':
      return { kind, body: { html: '' } }
    case 'advertisement':
      return { kind, body: { ...at, contenido: emptyContenido, starts_at: null, ends_at: null } }
  }
}

/** What is written goes on from: the draft, or else what is shown. */
export const startOf = ({ draft, shown }: ContentItem) => draft?.content ?? shown?.content

/** Whether two contents say the same. */
export const saysTheSame = (one: KeptItem, other: KeptItem) => JSON.stringify(one) === JSON.stringify(other)

/** A name for something new that no other thing has; made so that it also works where the page is not served securely. */
export function newItemName(): string {
  const hex = newRequestKey()
  const [one, two, three, four] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)]
  return `${one}-${two}-4${three}-a${four}-${hex.slice(20)}`
}

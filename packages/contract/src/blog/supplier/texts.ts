import type { Audience } from '../limits.ts'
import * as actions from '../../core/words/action-texts.ts'
import * as fields from '../../core/words/field-texts.ts'
import * as places from '../../core/words/place-texts.ts'

/** The list of posts. */
export const blogTexts = {
  title: places.blog,
  description: 'Noticias, guías y comunicados de {company} para sus proveedores.',
  search: 'Buscar en el blog',
  posts: 'Publicaciones',
  explore: 'Explorar el blog',
  count: { one: '1 publicación', many: '{n} publicaciones' },
  filters: 'Filtros aplicados',
  category: 'Categoría: {nombre}',
  tag: 'Etiqueta: {nombre}',
  query: 'Búsqueda: “{q}”',
  removeFilter: 'Quitar el filtro “{nombre}”',
  categories: 'Categorías',
  tags: 'Etiquetas',
  mostRead: 'Lo más leído',
  asideFailed: 'No se pudieron cargar las categorías. Recargue la página.',
  pages: 'Páginas del blog',
  previousPage: 'Página anterior',
  nextPage: 'Página siguiente',
  page: 'Página {n}',
  summary: '{from}–{to} de {total}',
  empty: 'Aún no hay publicaciones.',
  emptyHint: 'Cuando la compañía publique una noticia o un comunicado, aparecerá aquí.',
  nothingFound: 'Nada con “{q}”.',
  nothingFoundHint: 'Pruebe con otra palabra o con menos palabras; las tildes no importan.',
  nothingHere: 'No hay publicaciones con este filtro.',
  noSuchPage: 'Esta página del blog no tiene publicaciones.',
  seeAll: 'Ver todas las publicaciones',
} as const

/** A post, in a list and on its own page. */
export const postTexts = {
  communique: 'Comunicado',
  pinned: 'Fijada',
  unread: 'Nueva',
  pending: 'Pendiente de su lectura',
  minutes: '{n} min de lectura',
  by: 'Por {autor}',
  breadcrumb: fields.trail,
  audience: 'Dirigido a: {quienes}.',
  attachments: 'Adjuntos',
  file: '{type}, {size}',
  download: actions.download,
  gallery: 'Galería',
  openPicture: 'Ampliar: {texto}',
  picture: 'Imagen {n} de {total}',
  previousPicture: 'Imagen anterior',
  nextPicture: 'Imagen siguiente',
  closePicture: 'Cerrar la imagen',
  tags: 'Etiquetas',
  share: 'Compartir',
  copy: 'Copiar enlace',
  copied: 'Enlace copiado. Quien lo abra debe iniciar sesión en el portal.',
  copyFailed: 'El navegador no permitió copiar. El enlace es: {enlace}',
  neighbours: 'Otras publicaciones',
  older: fields.previous,
  newer: actions.next,
  related: 'Publicaciones relacionadas',
} as const

/** "He leído", the receipt of a communiqué. */
export const receiptTexts = {
  title: 'Confirmación de lectura',
  ask: 'La compañía le pide confirmar que leyó este comunicado. La confirmación se registra con su nombre, la fecha y la hora.',
  askAgain:
    'El comunicado cambió después de su confirmación anterior. Léalo de nuevo y confirme esta versión.',
  notice: 'Este comunicado pide su confirmación de lectura.',
  noticeAgain: 'Este comunicado cambió después de su confirmación y pide una nueva.',
  confirm: 'He leído',
  goTo: 'Ir a la confirmación',
  given: 'Usted confirmó la lectura el {fecha}.',
  done: 'Su confirmación de lectura quedó registrada.',
} as const

/** The audience of a communiqué. */
export const audienceTexts: Readonly<Record<Audience, string>> = {
  natural: 'personas naturales',
  juridica: 'personas jurídicas',
  mipyme: 'micro, pequeñas y medianas empresas',
}

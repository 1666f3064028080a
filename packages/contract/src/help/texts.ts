import * as actions from '../core/words/action-texts.ts'
import * as fields from '../core/words/field-texts.ts'
import { helpTitle } from './title-texts.ts'

/** The manual in both applications. */
export const helpTexts = {
  title: helpTitle,
  intro: 'Busque una tarea, o elíjala de la lista.',
  search: 'Buscar en la ayuda',
  clearSearch: actions.clearSearch,
  noMatch: 'Ninguna página de ayuda coincide. Pruebe con otra palabra.',
  found: { one: '1 página', many: '{n} páginas' },
  breadcrumb: fields.breadcrumb,
  aboutPage: 'Ayuda sobre esta página',
  openScreen: 'Abrir esta pantalla',
  more: 'También en {topic}',
  failedTitle: 'No pudimos mostrar esta página',
  failed: 'Revise su conexión e intente de nuevo.',
  again: 'Volver a ver las sugerencias y el recorrido',
  willSeeAgain: 'Las sugerencias y el recorrido se mostrarán de nuevo al abrir cada pantalla.',
} as const

/** The hint cards that explain a screen once, and the tour. */
export const guideTexts = {
  hint: 'Sugerencia',
  tour: 'Recorrido',
  step: 'Paso {n} de {of}',
  understood: 'Entendido',
  more: 'Ver la ayuda',
  next: actions.continueOn,
  previous: fields.previous,
  skip: 'Saltar',
  finish: 'Terminar',
} as const

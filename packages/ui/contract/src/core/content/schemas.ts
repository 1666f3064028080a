import * as z from 'zod/mini'
import { Instant } from '../values.ts'
import { contentTexts as texts } from './texts.ts'

const Text = z.string()

/** An image that leads somewhere: its file (`imagen`) or its address (`url`), as `source` says (spec 3). */
const picture = {
  source: z.enum(['imagen', 'urlImagen']),
  imagen: Text,
  url: Text,
  url_redirect: Text,
  target: z.enum(['_self', '_blank']),
}

/** One slide of a carousel: an image or HTML (spec 3). */
export const CarouselItem = z.object({
  ...picture,
  type_content: z.enum(['imagen', 'html']),
  text_carrusel: Text,
  html_code: Text,
})
export type CarouselItem = z.infer<typeof CarouselItem>

/** What a content area shows: HTML of a named place, an image, HTML, or a carousel (spec 2 and 3, contenido). */
export const Contenido = z.object({
  ...picture,
  type_content: z.enum(['espacios', 'imagen', 'html', 'carrusel']),
  html_code: Text,
  text_imagen: Text,
  /** Above 0 the carousel moves on after so many seconds, otherwise after 30 (spec 9). */
  seconds_transition: z.number(),
  contenido_carrusel: z.array(CarouselItem),
})
export type Contenido = z.infer<typeof Contenido>

/** The three places of a page that advertisements may stand in. */
export const positions = ['1', '2', '3'] as const // the names are the type
export type Position = (typeof positions)[number]

/** Advertisements of a page by position; a place without one is null (spec 7, Advertisements by page code). */
export const Advertisements = z.object({
  espacios: z.object({
    '1': z.nullable(Contenido),
    '2': z.nullable(Contenido),
    '3': z.nullable(Contenido),
  }),
})
export type Advertisements = z.infer<typeof Advertisements>

/** CMS locations that the specification names in words (spec 7; decisions 4), and the login's block. */
export const locations = {
  registration: 'registro',
  supplierRegistration: 'registro-proveedor',
  unknownThirdParty: 'tercero-no-existe',
  recoveryIntro: 'recuperar-clave-intro',
  recoveryTips: 'recuperar-clave-tips',
  login: 'login',
  providerMessage: 'mensaje-proveedores',
} as const

/** Page codes of advertisements (decisions 4). */
export const adPages = {
  login: 'B2S-PAG-7',
  passwordRecovery: 'PAG-8',
  searchCompany: 'PAG-67',
  supplierRegistration: 'B2S-PAG-13',
  contactUs: 'B2S-PAG-16',
  registrationByCompany: 'PAG-47',
} as const

/** Codes of the pages of text, which take their advertisements by the same code, and of the portal's own page info. */
export const pageCodes = {
  terms: 'terminos',
  privacy: 'privacidad',
  aboutUs: 'nosotros',
  portal: 'PAG-9',
} as const

/** Names of the HTML templates that the portal asks for by itself (spec 2, Supplier registration). */
export const templateNames = { supplierRegistration: 'supplier-registration' } as const

/** A CMS location, a page's code or a template's name: letters and digits with single hyphens between. */
export const ContentCode = z
  .string()
  .check(z.maxLength(60, texts.codeLong), z.regex(/^[A-Za-z0-9]+([_-][A-Za-z0-9]+)*$/, texts.codeMalformed))

/** A page of text as published; version 0 and empty texts where the company has published none. */
export const PageInfo = z.object({
  code: Text,
  title: Text,
  description: Text,
  html: Text,
  version: z.number(),
  publishedAt: z.nullable(Instant),
})
export type PageInfo = z.infer<typeof PageInfo>

/** A template's HTML; empty where the company has none of that name. */
export const TemplateHtml = z.object({ name: Text, html: Text })
export type TemplateHtml = z.infer<typeof TemplateHtml>

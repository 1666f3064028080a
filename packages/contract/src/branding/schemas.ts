import * as z from 'zod/mini'
import { isColour } from '@enlace/domain/brand-colours.ts'
import { brandingTexts as texts } from './texts.ts'

/** The pictures of a brand, by the name of their setting (spec 3). */
export const brandImages = ['logo', 'imagen_login', 'img_favicon'] as const
export type BrandImage = (typeof brandImages)[number]

/** Maximum megapixels of a logo, as it is drawn on every paper of the company. */
export const logoMegapixels = 2

/** The URL of a picture of the company, or null. */
const ImageAddress = z
  .string()
  .check(z.regex(/^(?:company-files\/[0-9a-f]{64}\/[a-z][a-z0-9_]{0,59})?$/, texts.imageUnknown))

/** The editable fields of a brand. */
export const WrittenBranding = z.object({
  colour: z.string().check(z.refine(isColour, texts.colourMalformed)),
  page_title: z.string().check(z.trim(), z.minLength(1, texts.titleMissing), z.maxLength(120, texts.long)),
  welcome: z.string().check(z.trim(), z.minLength(1, texts.welcomeMissing), z.maxLength(200, texts.long)),
  footer_text: z.string().check(z.trim(), z.maxLength(300, texts.long)),
  logo: ImageAddress,
  imagen_login: ImageAddress,
  img_favicon: ImageAddress,
})
export type WrittenBranding = z.infer<typeof WrittenBranding>

/** A company's current brand; a change names the version it is based on. */
export const Branding = z.object({
  version: z.string(),
  nombre: z.string(),
  written: z.object({
    colour: z.string(),
    page_title: z.string(),
    welcome: z.string(),
    footer_text: z.string(),
    logo: z.string(),
    imagen_login: z.string(),
    img_favicon: z.string(),
  }),
})
export type Branding = z.infer<typeof Branding>

/** The pages of the portal that can preview a brand. */
export const previewPages = ['login', 'inside'] as const
export type PreviewPage = (typeof previewPages)[number]

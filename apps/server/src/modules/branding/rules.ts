import type { BootData } from '@enlace/contract/company/schemas.ts'
import { brandImages, type WrittenBranding } from '@enlace/contract/branding/schemas.ts'
import { brandColours, defaultColour } from '@enlace/domain/brand-colours.ts'
import { textOf, type KeptSettings } from '../company/index.ts'

/** The settings of a brand. */
export const brandSettings = ['colour', 'page_title', 'welcome', 'footer_text', ...brandImages] as const

/** Returns a company's brand from its settings. */
export function brandingOf(settings: KeptSettings, nombre: string): WrittenBranding {
  return {
    colour: textOf(settings, 'colour') || defaultColour,
    page_title: textOf(settings, 'page_title') || nombre,
    welcome: textOf(settings, 'welcome'),
    footer_text: textOf(settings, 'footer_text'),
    logo: textOf(settings, 'logo'),
    imagen_login: textOf(settings, 'imagen_login'),
    img_favicon: textOf(settings, 'img_favicon'),
  }
}

/** Returns the boot data of a portal with an unsaved brand. */
export function bootWith(boot: BootData, written: WrittenBranding): BootData {
  const { logo, imagen_login, img_favicon, page_title } = written
  return {
    ...boot,
    company: {
      ...boot.company,
      logo,
      imagen_login,
      favicon: img_favicon,
      page_title,
      welcome: written.welcome,
      footerText: written.footer_text,
      colours: brandColours(written.colour),
    },
    parameters: { ...boot.parameters, logo, imagen_login, img_favicon, page_title },
  }
}

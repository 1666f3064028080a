import type { CopyPart } from '@enlace/contract/companies/schemas.ts'
import { plainHost } from '@enlace/domain/host-name.ts'
import { parameters, placeOf } from '@enlace/domain/parameters.ts'

/** Settings that name the company's own pictures. */
export const ownPictures: ReadonlySet<string> = new Set(['logo', 'imagen_login', 'img_favicon'])

/** Settings with one company's contact data, which are never copied. */
const own = new Set(['invoice_reception', 'contact_info'])

/** The settings and tables of each part of a set-up; the tables contain no person, document or secret. */
const made: Readonly<Record<CopyPart, { settings: readonly string[]; tables: readonly string[] }>> = {
  parameters: {
    settings: [...new Set(parameters.map(({ name }) => placeOf(name).setting))].filter(
      (name) => !own.has(name),
    ),
    tables: [],
  },
  // Parts with pictures of the library include the library.
  branding: { settings: ['colour', ...ownPictures], tables: ['company_files', 'media'] },
  content: { settings: [], tables: ['cms_content', 'advertisements', 'pages', 'company_files', 'media'] },
  menu: { settings: [], tables: ['menu_items'] },
  templates: { settings: [], tables: ['templates', 'filled_templates', 'company_files', 'media'] },
  legal: { settings: [], tables: ['legal_drafts', 'company_files', 'media'] },
  documents: { settings: ['invoice_reasons', 'invoice_annexes'], tables: ['required_documents'] },
  calendar: { settings: ['payment_run_days', 'invoice_cutoff', 'dias_no_habiles'], tables: [] },
  lists: {
    settings: [],
    tables: [
      'catalogue_entries',
      'company_concepts',
      'contact_options',
      'blog_categories',
      'report_settings',
      'report_links',
      'payment_concepts',
      'qualification_forms',
    ],
  },
}

/** Returns the settings that these parts copy. */
export function copiedSettings(parts: readonly CopyPart[]): string[] {
  return [...new Set(parts.flatMap((part) => made[part].settings))]
}

/** Returns the distinct tables that these parts copy. */
export function copiedTables(parts: readonly CopyPart[]): string[] {
  return [...new Set(parts.flatMap((part) => made[part].tables))]
}

/** Whether a host belongs to the installation and is shared by all companies. */
export function isSharedHost(
  host: string,
  { publicUrl, backofficeUrl }: { publicUrl: string; backofficeUrl: string },
): boolean {
  return ownHosts({ publicUrl, backofficeUrl }).includes(host)
}

/** Whether a host is below one of the installation's own, so that visitors would mistake it for the installation. */
export function liesBelowShared(
  host: string,
  settings: { publicUrl: string; backofficeUrl: string },
): boolean {
  return ownHosts(settings).some((own) => host.endsWith(`.${own}`))
}

const ownHosts = ({ publicUrl, backofficeUrl }: { publicUrl: string; backofficeUrl: string }) => [
  ...[publicUrl, backofficeUrl].map((url) => plainHost(new URL(url).hostname)),
  'localhost',
]

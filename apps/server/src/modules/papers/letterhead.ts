import { fill } from '@enlace/contract/core/fill.ts'
import type { NotedPaper } from '@enlace/contract/papers/notes/kinds.ts'
import { paperTexts as texts } from '@enlace/contract/papers/texts.ts'
import type { Letterhead } from '@enlace/documents/letterhead.ts'
import { findFileAt, readProfile } from '../company/index.ts'
import type { Service } from '../../core/http/service.ts'
import { portalAddress } from '../../core/mail/links.ts'

/** The frame of a company's documents: letterhead, origin and page numbers. */
export interface PaperFrame {
  letterhead: Letterhead
  /** What the company adds at the end. */
  companyNote: string
  foot: string
  pageText: (page: number, pages: number) => string
}

/**
 * Returns the frame of a company's documents: letterhead with its logo, footer with its portal's address, and the note of
 * that kind of paper.
 */
export async function paperFrame(
  service: Pick<Service, 'db' | 'settings'>,
  companyId: number,
  paper?: NotedPaper,
): Promise<PaperFrame> {
  const { db, settings } = service
  const { company, paperNotes } = await readProfile(db, companyId)
  const { dir, telefono, correo } = company.contactInfo
  const address = await portalAddress(db, settings, companyId)
  return {
    letterhead: {
      company: company.nombre,
      nit: fill(texts.nit, { nit: company.nit }),
      lines: [dir, [telefono, correo].filter((line) => line !== '').join(' · ')].filter(
        (line) => line !== '',
      ),
      colour: company.colours.light.brandText,
      logo: await logoOf(service, company.logo),
    },
    companyNote: paper === undefined ? '' : paperNotes[paper],
    foot: fill(texts.foot, { company: company.nombre, address: new URL(address).host }),
    pageText: (page, pages) => fill(texts.page, { page, pages }),
  }
}

/** Reads the company's logo if it is one of its own files; an uploaded file has part of its hash in its name. */
export async function logoOf({ db }: Pick<Service, 'db'>, address: string): Promise<Letterhead['logo']> {
  const file = await findFileAt(db, address)
  return file && { mediaType: file.media_type, bytes: file.bytes }
}

import type { FastifyInstance } from 'fastify'
import { Problem } from '@enlace/contract/core/problems.ts'
import {
  getBranding,
  previewBranding,
  saveBranding,
  uploadBrandImage,
} from '@enlace/contract/branding/calls.ts'
import { brandImages, logoMegapixels } from '@enlace/contract/branding/schemas.ts'
import { brandingTexts as texts } from '@enlace/contract/branding/texts.ts'
import { getCompany, keepSettingsIn, lockSettings, versionOf } from '../company/index.ts'
import { namedPicture, pictureAddress } from '../content/index.ts'
import { serve } from '../../core/http/serve/serve.ts'
import { measureFiles } from '../media/index.ts'
import { auditMember, settingsAuthorOf } from '../staff/index.ts'
import { readStaffMember } from '../../core/desk/reader-queries.ts'
import { readStored } from '../../core/storage/read-stored.ts'
import { askerOf } from '../../core/turns/asker.ts'
import { findOwnPictures, keepPicture } from './commands.ts'
import { writeDraft } from './preview-rules.ts'
import { brandSettings, brandingOf } from './rules.ts'

/** Binds the company's brand: reading, pictures, preview and saving. */
export function brandingRoutes(app: FastifyInstance): void {
  const { db, keys, storage } = app.service

  serve(app, getBranding, async ({ scope }) => {
    const { settings, nombre } = await getCompany(db, scope)
    return {
      version: versionOf(settings, brandSettings),
      nombre,
      written: brandingOf(settings, nombre),
    }
  })

  serve(app, saveBranding, async ({ scope, request, body: { version, written } }) => {
    const { member } = await readStaffMember(db, scope)
    return db.transaction(scope, async (tx) => {
      const held = await lockSettings(tx, brandSettings)
      if (versionOf(held, brandSettings) !== version) throw new Problem('changed-meanwhile')
      const named = brandImages.filter((kind) => written[kind] !== '' && written[kind] !== held.get(kind))
      const known = await findOwnPictures(
        tx,
        named.map((kind) => written[kind]),
      )
      const foreign = named.filter((kind) => !known.has(written[kind]))
      if (foreign.length > 0) {
        const faults = Object.fromEntries(foreign.map((kind) => [kind, texts.imageUnknown]))
        throw new Problem('invalid-fields', {}, faults)
      }
      await keepSettingsIn(tx, new Map(Object.entries(written)), settingsAuthorOf(request, member))
      return { version: versionOf(await lockSettings(tx, brandSettings), brandSettings) }
    })
  })

  serve(app, uploadBrandImage, async ({ scope, request, body, files: [file] }) => {
    if (!file) throw new Problem('invalid-fields', {}, { [body.kind]: texts.files.choose })
    const asker = askerOf(await db.context(scope))
    // An SVG has no pixels.
    const isDots = body.kind === 'logo' && file.mediaType !== 'image/svg+xml'
    await measureFiles(storage, asker, [file], isDots ? logoMegapixels : undefined)
    const bytes = await readStored(storage, file.storageKey)
    const picture = namedPicture(body.kind, bytes, file.mediaType)
    await keepPicture(db, scope, picture)
    await auditMember(request, scope, { action: 'branding:image', target: body.kind })
    return { address: pictureAddress(picture) }
  })

  serve(app, previewBranding, async ({ scope, body }) => {
    const { company_id: company } = await db.context(scope)
    const draft = writeDraft(keys, { ...body, company }, Date.now())
    return { address: `brand-preview?draft=${draft}` }
  })
}

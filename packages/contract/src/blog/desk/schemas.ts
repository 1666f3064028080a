import * as z from 'zod/mini'
import { audiences, postKinds, slugPattern } from '../limits.ts'
import { writtenPostTexts as written } from '../texts.ts'
import { imageAddress } from '../../content/addresses.ts'
import { longestHtml } from '../../content/allow-list.ts'
import { contentTexts } from '../../content/texts.ts'
import { Instant, Optional } from '../../core/values.ts'
import { ContentVersion, SeenDraft, VersionNote } from '../../content/versions/schemas.ts'
import { postStates } from './state-schemas.ts'
import { blogDeskFormTexts as texts } from './texts.ts'

const line = (most: number, missing: string) =>
  z.string().check(z.trim(), z.minLength(1, missing), z.maxLength(most, written.lineLong))

/** A picture of the company by its address, with its alternative text. */
export const DeskPicture = z.object({
  imagen: z.string().check(
    z.refine((address) => {
      const image = imageAddress(address)
      return image !== undefined && image.host === undefined && !address.startsWith('data:')
    }, texts.pictureForeign),
  ),
  texto: line(300, texts.altMissing),
})
export type DeskPicture = z.infer<typeof DeskPicture>

/** An attachment of a post, by the hash of its bytes. */
export const DeskAttachment = z.object({
  sha256: z.string().check(z.regex(/^[0-9a-f]{64}$/)),
  nombre: line(200, written.lineMissing),
  texto: z.string().check(z.trim(), z.maxLength(300, written.lineLong)),
  size: z.number(),
})
export type DeskAttachment = z.infer<typeof DeskAttachment>

/** The content of a post as staff writes it. */
export const PostBody = z.object({
  tipo: z.enum(postKinds),
  titulo: line(200, texts.titleMissing),
  extracto: line(500, texts.extractMissing),
  autor: line(120, texts.authorMissing),
  categoria: z.string().check(z.trim(), z.maxLength(80, written.lineLong)),
  etiquetas: z.array(line(60, written.lineMissing)).check(z.maxLength(12, written.tagsMany)),
  audiencia: z.array(z.enum(audiences)),
  html: z.string().check(z.minLength(1, texts.textMissing), z.maxLength(longestHtml, contentTexts.htmlLong)),
  portada: z.nullable(DeskPicture),
  galeria: z.array(DeskPicture).check(z.maxLength(24, written.picturesMany)),
  adjuntos: z.array(DeskAttachment).check(z.maxLength(10, written.filesMany)),
})
export type PostBody = z.infer<typeof PostBody>

/** A draft, which may be incomplete; only the title is required. */
export const PostDraft = z.object({
  ...PostBody.shape,
  extracto: z.string().check(z.trim(), z.maxLength(500, written.lineLong)),
  autor: z.string().check(z.trim(), z.maxLength(120, written.lineLong)),
  html: z.string().check(z.maxLength(longestHtml, contentTexts.htmlLong)),
})
export type PostDraft = z.infer<typeof PostDraft>

/** A post in the list of the back office. */
export const DeskPostRow = z.object({
  slug: z.string(),
  titulo: z.string(),
  tipo: z.enum(postKinds),
  estado: z.enum(postStates),
  /** Whether there are unpublished changes. */
  hasDraft: z.boolean(),
  fijado: z.boolean(),
  categoria: z.string(),
  etiquetas: z.array(z.string()),
  publicado_at: z.nullable(Instant),
  actualizado_at: Instant,
  lecturas: z.number(),
  /** For a communiqué: the number of confirmations of the shown version, and of recipients. */
  confirmadas: z.nullable(z.number()),
  destinatarios: z.nullable(z.number()),
})
export type DeskPostRow = z.infer<typeof DeskPostRow>

/** A post with all data of its editor. */
export const DeskPost = z.object({
  slug: z.string().check(z.regex(slugPattern)),
  estado: z.enum(postStates),
  fijado: z.boolean(),
  publicado_at: z.nullable(Instant),
  retirado_at: z.nullable(Instant),
  /** The current content: the draft, or else the published version. */
  post: PostDraft,
  seen: SeenDraft,
  /** The number of the published version, or null. */
  shown: z.nullable(z.number()),
  versions: z.array(ContentVersion),
  categorias: z.array(z.string()),
  etiquetas: z.array(z.string()),
  /** The text version that suppliers confirm; null before the first publication. */
  version: z.nullable(z.number()),
})
export type DeskPost = z.infer<typeof DeskPost>

/** A saved draft. */
export const SavedDraft = z.object({
  seen: SeenDraft,
  /** What sanitising will remove, as `tag` or `tag[attribute]`. */
  removed: z.array(z.string()),
})

/** A change of a draft, with the version seen and a note. */
export const ChangedDraft = z.object({ seen: SeenDraft, post: PostDraft, note: VersionNote })

/** A recipient of a communiqué, with its receipt. */
export const DeskReceipt = z.object({
  nit: z.string(),
  dv: z.nullable(z.number()),
  proveedor: z.string(),
  persona: z.string(),
  correo: z.string(),
  abierto_at: z.nullable(Instant),
  confirmado_at: z.nullable(Instant),
  confirmada: z.nullable(z.number()),
})
export type DeskReceipt = z.infer<typeof DeskReceipt>

/** The receipts of a communiqué. */
export const DeskReceipts = z.object({
  titulo: z.string(),
  version: z.number(),
  rows: z.array(DeskReceipt),
  /** The time of the last reminder to those who had not confirmed. */
  recordado_at: z.nullable(Instant),
  puedeRecordar: z.boolean(),
  motivo: Optional,
})
export type DeskReceipts = z.infer<typeof DeskReceipts>

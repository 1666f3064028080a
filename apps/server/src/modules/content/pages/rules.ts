import { ContentCode } from '@enlace/contract/content/schemas.ts'
import { pageCodes } from '@enlace/contract/content/places.ts'
import { Problem } from '@enlace/contract/core/problems.ts'
import type {
  ContentKind,
  ContentReview,
  KeptItem,
  WrittenItem,
} from '@enlace/contract/content/pages/schemas.ts'
import { KeptItem as KeptItemShape } from '@enlace/contract/content/pages/schemas.ts'
import * as z from 'zod'
import { reviewContenido, reviewHtml, type ReviewedHtml } from '../review.ts'

/** Pages whose versions suppliers accept, which are edited elsewhere. */
const legal: readonly string[] = [pageCodes.terms, pageCodes.privacy]

/** Returns the key of an item's versions. @throws Problem `version-not-found` for a name that its kind cannot have. */
export function keyOf({ kind, item }: { kind: ContentKind; item: string }) {
  const isName =
    kind === 'advertisement' ? z.uuid().safeParse(item).success : ContentCode.safeParse(item).success
  if (!isName || (kind === 'page' && legal.includes(item))) throw new Problem('version-not-found')
  return { kind, item }
}

/** Returns the content written for an item. @throws Problem `invalid-fields` if it is of another kind. */
export function writtenFor(kind: ContentKind, content: WrittenItem): WrittenItem {
  if (content.kind !== kind) throw new Problem('invalid-fields')
  return content
}

/** Reads stored content by its kind. */
export function keptItem(kind: ContentKind, body: unknown): KeptItem {
  return KeptItemShape.parse({ kind, body })
}

/** Returns written content sanitised for storage. */
export function cleaned(content: WrittenItem): object {
  if (content.kind === 'advertisement') {
    const { contenido } = reviewContenido(content.body.contenido)
    return { ...content.body, contenido }
  }
  return { ...content.body, html: reviewHtml(content.body.html).html }
}

/** Returns the review of content before it is saved. */
export function reviewOf(content: WrittenItem): ContentReview {
  if (content.kind !== 'advertisement')
    return joined([{ field: 'html', review: reviewHtml(content.body.html) }], {})
  const { texts, faults } = reviewContenido(content.body.contenido)
  return joined(texts, faults)
}

function joined(
  texts: readonly { field: string; review: ReviewedHtml }[],
  faults: Record<string, string>,
): ContentReview {
  return {
    losses: texts.flatMap(({ field, review }) =>
      review.losses.map(({ isEmptied = false, attribute = null, value = null, ...loss }) => ({
        field,
        isEmptied,
        attribute,
        value,
        ...loss,
      })),
    ),
    warnings: texts.flatMap(({ field, review }) => review.warnings.map((warning) => ({ field, ...warning }))),
    faults: Object.entries(faults).map(([field, message]) => ({ field, message })),
  }
}

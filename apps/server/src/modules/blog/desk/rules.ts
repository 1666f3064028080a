import { PostBody, type PostDraft } from '@enlace/contract/blog/desk/schemas.ts'
import { readFields } from '../../../core/http/serve/fields.ts'

/** Checks that a draft is complete for publishing. @throws Problem `invalid-fields`. */
export const whole = (draft: PostDraft): PostBody => readFields(PostBody, draft) as PostBody // what the schema read is of its type

/** Returns the instant of publication, in Colombian time: as requested, as it was, or now. */
export function momentFor(
  asked: string | null,
  kept: { publicado_at: string | null; retirado_at: string | null } | undefined,
): string {
  const isKept = asked === null && kept?.publicado_at && kept.retirado_at === null
  const at = new Date(asked ?? (isKept ? kept.publicado_at : null) ?? Date.now())
  return new Date(at.getTime() - bogota).toISOString().slice(0, 19)
}

/** Colombia is five hours behind UTC all year. */
const bogota = 5 * 60 * 60 * 1000

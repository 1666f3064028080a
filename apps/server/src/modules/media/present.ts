import type { Medium } from '@enlace/contract/media/schemas.ts'
import type { MediumRow } from './queries.ts'

/** A picture as the back office shows it. */
export function presentMedium(row: MediumRow): Medium {
  return {
    id: row.id,
    name: row.name,
    alt: row.alt,
    isDecorative: row.is_decorative,
    focus: { x: row.focus_x, y: row.focus_y },
    width: row.width,
    height: row.height,
    isVector: row.media_type === 'image/svg+xml',
    size: Number(row.size),
    mediaType: row.media_type,
    widths: row.widths,
    servedSize: row.served_size,
    state: row.state,
    progress: row.state === 'lista' ? 1 : Math.min(1, row.sizes_made / row.sizes_wanted),
    uses: row.uses,
    uploadedBy: row.uploaded_by,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
    version: row.version,
  }
}

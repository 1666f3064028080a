import { createHash } from 'node:crypto'

/** A UUID (version 8) that is always the same for a name. */
export function documentId(name: string): string {
  const hex = createHash('sha256').update(name).digest('hex')
  return hex.replace(/^(.{8})(.{4}).(.{3}).(.{3})(.{12}).*$/, '$1-$2-8$3-8$4-$5')
}
